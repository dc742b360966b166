const LIFT = "--gds-toast-lift";
/** What stands in an area, and how far it keeps the bottom for itself. */
const standing = new WeakMap<HTMLElement, Map<HTMLElement, () => number>>();
/** Room that toasts need above what they are lifted over: where there is less, they stay. */
const ROOM = 80;
/** How far from the window's edge they reach, but in a narrow one (sonner's own figures). */
const TOASTS_WIDTH = 380;
const NARROW = 600;

/**
 * A ref for a bar at the bottom of a form. Toasts of its window (or of the element, outside a window) are lifted above
 * it, and above the highest where there are several: else they would cover its button just when a save has failed.
 */
export const liftToasts = (bar: HTMLElement | null): (() => void) | undefined =>
  lift(bar, () => bar?.offsetHeight ?? 0);

/** Lifts toasts above a list that has opened where they stand: they would cover its lines. */
export const liftToastsOver = (list: HTMLElement | null): (() => void) | undefined =>
  lift(list, () => {
    if (!list) return 0;
    const { top, left, right, height } = list.getBoundingClientRect();
    // in a window they stand on the left, where the page is narrow from edge to edge
    const beside = list.closest(".gds-layer") ? left > TOASTS_WIDTH : right < innerWidth - TOASTS_WIDTH;
    if (height === 0 || top < ROOM || (beside && innerWidth > NARROW)) return 0;
    return innerHeight - top;
  });

function lift(element: HTMLElement | null, height: () => number): (() => void) | undefined {
  const area = element?.closest<HTMLElement>(".gds-layer, .gds-root");
  if (!element || !area) return;
  const all = standing.get(area) ?? new Map<HTMLElement, () => number>();
  standing.set(area, all.set(element, height));
  const measure = () => {
    const highest = Math.max(0, ...[...all.values()].map((one) => one()));
    if (highest > 0) area.style.setProperty(LIFT, `${highest}px`);
    else area.style.removeProperty(LIFT);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    all.delete(element);
    measure();
  };
}
