// What a mouse points at. Browsers tell of a move also when the map has moved under a mouse that rests: what came to lie there is
// not pointed at until the mouse is moved.
import type { Point } from './types';

export class Pointing {
  private at: Point | null = null;
  private last: string | undefined;

  constructor(private pointed: (region: string) => void) {}

  /** The mouse is said to have moved, over a region or none. */
  move({ clientX, clientY, pointerType }: PointerEvent, region: string | undefined) {
    const isStill = this.at?.[0] === clientX && this.at[1] === clientY;
    this.at = [clientX, clientY];
    if (isStill || pointerType === 'touch' || region === this.last) return;
    this.last = region;
    if (region) this.pointed(region);
  }

  /** Something else is pointed at meanwhile, with keys or by a click. */
  forget() {
    this.last = undefined;
  }
}
