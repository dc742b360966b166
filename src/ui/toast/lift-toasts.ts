const LIFT = "--gds-toast-lift";
/** The bars that stand in an area. */
const bars = new WeakMap<HTMLElement, Set<HTMLElement>>();

/**
 * A ref for a bar at the bottom of a form. Toasts of its window (or of the element, outside a window) are lifted above
 * it, and above the highest where there are several: else they would cover its button just when a save has failed.
 */
export function liftToasts(bar: HTMLElement | null): (() => void) | undefined {
  const area = bar?.closest<HTMLElement>(".gds-layer, .gds-root");
  if (!bar || !area) return;
  const standing = bars.get(area) ?? new Set();
  bars.set(area, standing.add(bar));
  const lift = () => {
    const height = Math.max(0, ...[...standing].map((one) => one.offsetHeight));
    if (height > 0) area.style.setProperty(LIFT, `${height}px`);
    else area.style.removeProperty(LIFT);
  };
  const observer = new ResizeObserver(lift);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    standing.delete(bar);
    lift();
  };
}
