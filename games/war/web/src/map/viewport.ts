// The window onto the map: wheel, drag, pinch and double-click become moves of the camera, and the camera becomes one CSS
// transform of the sheet, so that nothing is drawn anew while it moves. When it rests, the browser redraws it sharp. What can be
// taken by the hand is not panned but carried.
import { between, following, framed, keep, opening, reveal, whole, zoom, type Camera, type Edges, type Size, type View } from './camera';
import type { Box, Disc, Point } from './types';

const REST = 300; // milliseconds without a move
const GLIDE = 260;
const FAR = 2;
const SLOP = 6; // pixels that a press may wander and still be a click
const LONG = 500;
const FAINT = 0.4; // below this scale nobody can read the names

/** How the window is laid out, besides its size. */
export type Room = Omit<View, 'width' | 'height' | 'covered'>;

/** Who hears of it. */
export interface Listener {
  /** It was pressed for long, or with the second button. */
  held: (target: Element) => void;
  /** A pointer that presses nothing is said to have moved. */
  hovered: (event: PointerEvent) => void;
  /** The camera has moved. */
  moved: (camera: Camera) => void;
  /** The camera rests, and everything is drawn for it. */
  rested: (camera: Camera) => void;
  /** Whether what is pressed would be carried away, not the map. */
  isCarried: (event: PointerEvent) => boolean;
  carried: (from: Element, at: Point) => void;
  /** It was let go over something, or nowhere. */
  dropped: (over: Element | null) => void;
}

export class Viewport {
  private camera: Camera = { x: 0, y: 0, k: 1 };
  /** The scale for which everything was drawn; nothing was at first. */
  private drawn = 0;
  private touched = false;
  private pointers = new Map<number, Point>();
  private start: Point = [0, 0];
  private dragging = false;
  /** The part that is shown, until somebody moves it. */
  private shown: { part: Box; most: number } | null = null;
  private frame = 0;
  private rest = 0;
  private press = 0;
  private carries: Element | null = null;
  /** The last click, which the camera leaves where it is. */
  private clicked: Point | null = null;
  private stop = new AbortController();
  /** As the browser told it last: to ask it would make it lay out the whole page at once. */
  private extent: Size = { width: 0, height: 0 };
  private covered: readonly Edges[] = [];
  /** What was to be shown before the window had a size. */
  private wanted: (() => void) | null = null;
  private watch: ResizeObserver;

  constructor(
    private window: HTMLElement,
    private sheet: HTMLElement,
    private size: Size,
    private room: Room,
    private listener: Listener,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      window.addEventListener(type, run, { signal: this.stop.signal, passive: false, capture });
    on('wheel', (event) => this.wheel(event));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', (event) => this.up(event));
    on('keydown', () => (this.clicked = null));
    const elsewhere = ({ target }: Event) => !window.contains(target as Node) && (this.clicked = null);
    document.addEventListener('pointerdown', elsewhere, { signal: this.stop.signal });
    on('contextmenu', (event) => this.hold(event));
    // A drag or a long press is no click.
    on('click', (event) => this.dragging && event.stopPropagation(), true);
    this.watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      this.extent = { width, height };
      this.resize();
    });
    this.watch.observe(window);
  }

  destroy() {
    this.stop.abort();
    this.watch.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
    clearTimeout(this.press);
  }

  /** As it opened, or the whole land if it is so already. */
  fit() {
    const open = opening(this.size, this.view);
    const isOpen = Math.abs(this.camera.k - open.k) < 1e-6;
    this.glide(isOpen ? whole(this.size, this.view) : open);
    this.touched = false;
  }

  /** The window is laid out in another way. */
  lay(room: Room) {
    this.room = room;
    this.resize();
    // It is not on its way anywhere: everything stands at once where it will be.
    if (this.isLaid && !this.touched) this.draw();
  }

  /** Panels lie over the map. It stays where it is: what is to be seen next is brought out from under them. */
  cover(covered: readonly Edges[]) {
    this.covered = covered;
  }

  /** Closer or farther; at a point of the window, or in its middle. */
  zoom(factor: number, at: Point = [this.view.width / 2, this.view.height / 2]) {
    this.glide(zoom(this.camera, factor, at, this.size, this.view));
  }

  /** Bring a place into the window. */
  reveal(place: Disc, readable = 0) {
    if (!this.isLaid) this.wanted = () => this.reveal(place, readable);
    else this.glide(reveal(this.camera, place, this.size, this.view, readable));
  }

  /** Show a part of the map, as large as it fits. */
  showPart(part: Box, most: number) {
    if (!this.isLaid) return void (this.wanted = () => this.showPart(part, most));
    this.glide(framed(part, this.size, this.view, most));
    this.shown = { part, most };
  }

  /** Back to how it opened, unless somebody has moved it since a part was shown. */
  release() {
    this.wanted = null;
    if (!this.shown) return;
    this.glide(opening(this.size, this.view));
    this.touched = false;
    this.shown = null;
  }

  /** Moves only if one of these places cannot be seen or clicked; what was clicked, or stands here, stays where it is. */
  follow(places: Disc[], from: Disc) {
    if (!this.isLaid) return void (this.wanted = () => this.follow(places, from));
    const { x, y, k } = this.camera;
    const to = following(this.camera, places, this.clicked ?? [x + from.x * k, y + from.y * k], this.size, this.view);
    if (to !== this.camera) this.glide(to);
  }

  private get view(): View {
    return { ...this.extent, ...this.room, covered: this.covered };
  }

  /** The window has a size. */
  private get isLaid(): boolean {
    return this.extent.width > 0 && this.extent.height > 0;
  }

  private resize() {
    if (!this.isLaid) return;
    this.fill();
    this.wanted?.();
    this.wanted = null;
  }

  /** Shows in the window what was shown before, as far as it goes. */
  private fill() {
    cancelAnimationFrame(this.frame);
    if (this.shown) return this.set(framed(this.shown.part, this.size, this.view, this.shown.most));
    this.set(this.touched ? zoom(this.camera, 1, [0, 0], this.size, this.view) : opening(this.size, this.view));
  }

  /** What is on its way somewhere does not rest, however long the next frame takes. */
  private set(camera: Camera, isOnItsWay = false) {
    this.camera = camera;
    const { style } = this.sheet;
    this.listener.moved(camera);
    style.transform = `translate(${camera.x}px,${camera.y}px) scale(${camera.k})`;
    // While it moves, the sheet is shown as it was last drawn, larger or smaller; if that is far off, it is drawn anew.
    const isFar = camera.k < this.drawn / FAR || camera.k > this.drawn * FAR;
    if (isFar) this.draw();
    else style.willChange = 'transform';
    clearTimeout(this.rest);
    if (!isOnItsWay) this.rest = window.setTimeout(() => this.draw(), REST);
  }

  private draw() {
    this.drawn = this.camera.k;
    this.sheet.style.willChange = '';
    this.sheet.style.setProperty('--k', this.drawn.toFixed(3));
    this.sheet.classList.toggle('far', this.drawn < FAINT);
    this.listener.rested(this.camera);
  }

  private glide(to: Camera) {
    this.touched = true;
    cancelAnimationFrame(this.frame);
    const ratio = to.k / this.camera.k;
    const isLeap = ratio > FAR || ratio < 1 / FAR;
    if (isLeap || matchMedia('(prefers-reduced-motion: reduce)').matches) return this.set(to);
    this.sheet.style.willChange = 'transform';
    clearTimeout(this.rest);
    const [from, begin] = [this.camera, performance.now()];
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, now - begin) / GLIDE);
      this.set(t < 1 ? between(from, to, t) : to, t < 1);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private jump(camera: Camera) {
    this.touched = true;
    this.shown = null;
    cancelAnimationFrame(this.frame);
    this.set(camera);
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.window.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  private wheel(event: WheelEvent) {
    event.preventDefault();
    const pixels = event.deltaY * [1, 33, 400][event.deltaMode]!;
    // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0012));
    this.jump(zoom(this.camera, factor, this.at(event), this.size, this.view));
  }

  private down(event: PointerEvent) {
    if (event.button) return;
    this.pointers.set(event.pointerId, this.at(event));
    clearTimeout(this.press);
    if (this.pointers.size > 1) return;
    this.start = this.at(event);
    this.clicked = this.start;
    this.dragging = false;
    this.carries = this.listener.isCarried(event) ? (event.target as Element) : null;
    if (event.pointerType !== 'mouse') this.press = window.setTimeout(() => this.hold(event), LONG);
  }

  private move(event: PointerEvent) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return this.listener.hovered(event);
    const [old, now] = [[...this.pointers.values()], this.at(event)];
    if (!this.dragging && old.length === 1 && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < SLOP) return;
    this.dragging = true;
    clearTimeout(this.press);
    this.window.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, now);
    if (this.carries && old.length === 1) return this.listener.carried(this.carries, now);
    const fresh = [...this.pointers.values()];
    const [was, is] = [middle(old), middle(fresh)];
    const { x, y, k } = this.camera;
    const factor = old.length > 1 ? spread(fresh) / (spread(old) || 1) : 1;
    const moved = keep({ x: x + is[0] - was[0], y: y + is[1] - was[1], k }, this.size, this.view);
    this.jump(zoom(moved, factor, is, this.size, this.view));
  }

  private up(event: PointerEvent) {
    clearTimeout(this.press);
    if (this.carries && this.dragging && this.pointers.has(event.pointerId)) {
      const isLetGo = event.type === 'pointerup';
      this.listener.dropped(isLetGo ? document.elementFromPoint(event.clientX, event.clientY) : null);
    }
    this.carries = null;
    this.pointers.delete(event.pointerId);
  }

  private hold(event: MouseEvent) {
    if (event.type === 'contextmenu') event.preventDefault();
    else this.dragging = true;
    this.listener.held(event.target as Element);
  }
}

function middle(points: Point[]): Point {
  const sum = points.reduce(([ax, ay], [x, y]) => [ax + x, ay + y] as Point, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

const spread = (points: Point[]) => Math.hypot(points[0]![0] - points[1]![0], points[0]![1] - points[1]![1]);
