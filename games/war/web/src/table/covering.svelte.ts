// What of the board lies under panels, so that its camera knows what can be seen. The browser tells when a panel has another size;
// to ask it at any other time would make it lay out the whole page at once.

import type { Attachment } from 'svelte/attachments';
import type { Edges } from '../map/camera';

export class Covering {
  /** The panels over the board, in pixels from its corner, by their names. */
  panels: Record<string, Edges> = $state.raw({});
  #board: HTMLElement | undefined;
  #watched = new Map<string, HTMLElement>();
  #watch = new ResizeObserver(() => this.#measure());

  readonly board: Attachment<HTMLElement> = (board) => {
    this.#board = board;
    this.#watch.observe(board);
    return () => this.#watch.disconnect();
  };

  panel(name: string): Attachment<HTMLElement> {
    return (panel) => {
      this.#watched.set(name, panel);
      this.#watch.observe(panel);
      return () => {
        this.#watched.delete(name);
        this.#watch.unobserve(panel);
      };
    };
  }

  #measure(): void {
    const board = this.#board?.getBoundingClientRect();
    if (!board) return;
    const found = [...this.#watched].flatMap(([name, panel]): [string, Edges][] => {
      const { left, top, right, bottom } = panel.getBoundingClientRect();
      const isOver = left < board.right && right > board.left && top < board.bottom && bottom > board.top;
      const [x, y] = [board.left, board.top];
      return isOver ? [[name, { left: left - x, top: top - y, right: right - x, bottom: bottom - y }]] : [];
    });
    const panels = Object.fromEntries(found);
    if (JSON.stringify(panels) !== JSON.stringify(this.panels)) this.panels = panels;
  }
}
