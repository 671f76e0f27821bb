// Questions that are answered where something is drawn: on the battle board, with the Hunt.

/** Questions that belong to a Hunt, and whether their options are drawn with it. */
export const HUNT_QUESTIONS = new Map([
  ['hunt-re-roll', false],
  ['use-table-card', false],
  ['hunt-card', true],
  ['guide-separates', true],
  ['gollum-reveals', true],
  ['hunt-casualty', true],
]);

/** Whether a question can be answered on the battle board or with the Hunt. */
export const isDrawn = (why: string, isBattle: boolean): boolean => (why === 'casualty' && isBattle) || HUNT_QUESTIONS.get(why) === true;
