import { unitOf } from "../unit";

const LIFT = "--gds-toast-lift";
/** The bars of each root, each with a function that returns its height from the bottom, in px. */
const bars = new WeakMap<HTMLElement, Map<HTMLElement, () => number>>();
/** If a list leaves less room above it, toasts stay at the bottom. In px. */
const MIN_ROOM = 80;
/** Half the width of toasts, in px. In a window up to NARROW px they have the full width. Sonner's numbers, at the usual font size. */
const HALF_WIDTH = 178;
const NARROW = 600;

/**
 * A ref for a bar at the bottom of the page. Toasts are lifted above the highest bar of their root: otherwise they would cover its button
 * when a save has failed. In a dialog it does nothing, because toasts are outside the dialog's box.
 */
export const liftToasts = (bar: HTMLElement | null): (() => void) | undefined =>
  lift(bar, () => bar?.offsetHeight ?? 0);

/** Lifts toasts above an open list, which they would cover. */
export const liftToastsOver = (list: HTMLElement | null): (() => void) | undefined =>
  lift(list, () => {
    if (!list) return 0;
    const { top, left, right, height } = list.getBoundingClientRect();
    const pixels = unitOf(list);
    const half = HALF_WIDTH * pixels;
    const beside = left > innerWidth / 2 + half || right < innerWidth / 2 - half;
    if (height === 0 || top < MIN_ROOM || (beside && innerWidth > NARROW * pixels)) return 0;
    return innerHeight - top;
  });

function lift(element: HTMLElement | null, height: () => number): (() => void) | undefined {
  const root = element?.closest<HTMLElement>(".gds-layer, .gds-root");
  if (!element || !root?.matches(".gds-root")) return;
  const all = bars.get(root) ?? new Map<HTMLElement, () => number>();
  bars.set(root, all.set(element, height));
  const measure = () => {
    const highest = Math.max(0, ...[...all.values()].map((heightOf) => heightOf()));
    if (highest > 0) root.style.setProperty(LIFT, `${highest}px`);
    else root.style.removeProperty(LIFT);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    all.delete(element);
    measure();
  };
}
