const LIFT = "--gds-toast-lift";

/**
 * A ref of a bar at the bottom, for what one presses in the end: toasts of its window, or else of the element, rise
 * above it. They would lie on its button just when a save has failed.
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
