const LIFT = "--gds-toast-lift";

/**
 * A ref for a bar at the bottom of a form. Toasts of its window (or of the element, outside a window) are lifted above
 * it: else they would cover its button just when a save has failed.
 */
export function liftToasts(bar: HTMLElement | null): (() => void) | undefined {
  const area = bar?.closest<HTMLElement>(".gds-layer, .gds-root");
  if (!bar || !area) return;
  const observer = new ResizeObserver(() => area.style.setProperty(LIFT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    area.style.removeProperty(LIFT);
  };
}
