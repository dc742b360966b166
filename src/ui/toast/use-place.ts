import { useEffect, type RefObject } from "react";
import { TOASTS_VISIBLE } from "../../domain/constants";
import { clearHeight, GAP, placeOutside, type Box } from "./toast-place";

/** How far toasts move from the middle of the bottom, and their width, in px: read by the styles of the toaster. */
const VARIABLES = { aside: "--gds-toast-aside", up: "--gds-toast-up", width: "--gds-toast-width" } as const;
const PRESSED = "a[href], button, input, select, textarea, summary, [role=tab], [role=option]";
/** How much two more toasts show behind the first, in px. */
const BEHIND = 16;

/** @returns the panel of the modal window that the layer belongs to, else the panel beside the page, if any */
const panelIn = (layer: HTMLElement): HTMLElement | null =>
  layer.closest("dialog")?.querySelector<HTMLElement>(":scope > .gds-app > [tabindex]") ??
  layer.querySelector<HTMLElement>(":scope > [role=dialog]");

/** Reads a panel's box from its layout: an animation that moves it into the window doesn't count. */
function layoutBox({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** Makes room for toasts at one side of a modal panel. It stays until the panel closes, so that nothing moves twice. */
function makeRoom(panel: HTMLElement, side: "paddingTop" | "paddingBottom", roomPx: number) {
  const layer = panel.parentElement;
  if (!layer || !panel.closest("dialog")) return;
  const room = Math.min(roomPx, innerHeight / 2);
  if (room > (parseFloat(layer.style[side]) || 0)) layer.style[side] = `${room}px`;
}

/**
 * Keeps toasts in the middle of the bottom. On a page they rise above buttons; while a dialog, drawer or panel is open
 * they are outside its box.
 * @param around the element around the toasts
 * @param layer the topmost layer, which shows them
 */
export function usePlace(around: RefObject<HTMLElement | null>, layer: HTMLElement | null): void {
  useEffect(() => {
    const element = around.current;
    if (!element || !layer) return;
    let placed: { list: Element; up: number } | null = null;
    const set = (name: keyof typeof VARIABLES, px: number) => element.style.setProperty(VARIABLES[name], `${px}px`);

    const place = () => {
      const list = element.querySelector<HTMLElement>("[data-sonner-toaster]");
      const first = list?.querySelector<HTMLElement>("li");
      for (const name of Object.values(VARIABLES)) element.style.removeProperty(name);
      if (!list || !first) return void (placed = null);
      const { left, bottom } = list.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = first;
      const at = (total: number) => ({ left, right: left + width, top: bottom - total, bottom });
      const panel = panelIn(layer);
      if (!panel) {
        if (placed?.list !== list) placed = { list, up: clearHeight(at(height + BEHIND), pressedBeside(element)) };
        return set("up", placed.up);
      }
      placed = null;
      // Alt+T and the pointer spread the toasts
      const spread = (height + GAP) * Math.min(list.children.length, TOASTS_VISIBLE);
      const view = { width: innerWidth, height: innerHeight };
      const outside = placeOutside(layoutBox(panel), at(spread), view);
      if (outside.type === "beside") {
        set("aside", outside.aside);
        set("width", outside.width);
      } else if (outside.type === "below") {
        makeRoom(panel, "paddingBottom", spread + innerHeight - bottom);
      } else if (outside.type === "above") {
        if (panel.offsetTop < spread + GAP) makeRoom(panel, "paddingTop", spread + GAP);
        set("up", bottom - panel.offsetTop + GAP);
      }
    };

    const resized = new ResizeObserver(place);
    const follow = () => {
      const panel = panelIn(layer);
      if (panel) resized.observe(panel);
      place();
    };
    const changed = new MutationObserver(follow);
    changed.observe(element, { childList: true, subtree: true });
    changed.observe(layer, { childList: true });
    window.addEventListener("resize", place);
    follow();
    return () => {
      changed.disconnect();
      resized.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [around, layer]);
}

const pressedBeside = (element: HTMLElement): Box[] =>
  [...(element.closest(".gds-root")?.querySelectorAll(PRESSED) ?? [])]
    .filter((one) => !element.contains(one))
    .map((one) => one.getBoundingClientRect());
