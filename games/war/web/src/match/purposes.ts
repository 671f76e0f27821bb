// Questions that belong to a battle or a Hunt, which are drawn on boards of their own.

/** Questions that belong to a Hunt, and whether their answers have pictures. */
export const HUNT_QUESTIONS = new Map([
  ['hunt-re-roll', false],
  ['use-table-card', false],
  ['hunt-card', true],
  ['guide-separates', true],
  ['gollum-reveals', true],
  ['hunt-casualty', true],
]);

/** Whether a question is answered with pictures of its own, in a battle or a Hunt. */
export const isLosses = (why: string, isBattle: boolean): boolean => why === 'casualty' && isBattle;
export const isOfHunt = (why: string): boolean => HUNT_QUESTIONS.get(why) === true;
