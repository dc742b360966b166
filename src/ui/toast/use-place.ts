import { useEffect, type RefObject } from "react";
import { TOASTS_VISIBLE } from "../../domain/constants";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
interface Size {
  width: number;
  height: number;
}

/** The possible lifts above the bottom, in px. */
const LIFTS = [0, 56, 112];
/** The space around toasts, in px. */
const GAP = 8;
/** The smallest width of toasts, in px. */
const MIN_WIDTH = 240;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * @param toasts their box at the bottom of the page
 * @param controls the boxes of buttons, links and fields
 * @returns the lift, in px, with which the toasts cover the fewest controls
 */
export function clearHeight({ left, right, top, bottom }: Box, controls: readonly Box[]): number {
  const covered = LIFTS.map((up) => {
    const box = { left, right, top: top - up, bottom: bottom - up };
    return controls.filter((control) => overlap(box, control)).length;
  });
  return LIFTS[covered.indexOf(Math.min(...covered))] ?? 0;
}

/** The position of toasts while a dialog or a drawer is open. */
type PanelPlace =
  | { type: "free" }
  /** `aside` is the distance from the middle of the window, in px, negative to the left. */
  | { type: "beside"; aside: number; width: number }
  | { type: "above" }
  /** The panel is as high as the window. */
  | { type: "below" };

/** @param toasts their box while no panel is open */
export function placeOutside(panel: Box, toasts: Box, view: Size): PanelPlace {
  const around = { left: toasts.left - GAP, right: toasts.right + GAP, top: toasts.top - GAP, bottom: toasts.bottom };
  if (!overlap(around, panel)) return { type: "free" };
  const [left, right] = [panel.left, view.width - panel.right];
  const free = Math.max(left, right);
  if (free >= MIN_WIDTH + 4 * GAP) {
    const middle = left > right ? left / 2 : panel.right + right / 2;
    const width = Math.min(toasts.right - toasts.left, free - 4 * GAP);
    return { type: "beside", aside: middle - view.width / 2, width };
  }
  return { type: panel.top > GAP ? "above" : "below" };
}

/** The custom properties of the toaster's styles: the distance from the middle of the bottom, and the width, in px. */
const VARIABLES = { aside: "--gds-toast-aside", up: "--gds-toast-up", width: "--gds-toast-width" } as const;
const CONTROLS = "a[href], button, input, select, textarea, summary, [role=tab], [role=option]";
/** The visible part of two more toasts behind the first, in px. */
const BEHIND = 16;

/** @returns the panel of the dialog that the layer belongs to, else the panel beside the page, or null */
const panelIn = (layer: HTMLElement): HTMLElement | null =>
  layer.closest("dialog")?.querySelector<HTMLElement>(":scope > .gds-app > [tabindex]") ??
  layer.querySelector<HTMLElement>(":scope > [role=dialog]");

/** Reads the box of a panel from its layout, which its opening animation doesn't affect. */
function layoutBox({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** Adds room for toasts at one side of a modal panel, until the panel closes, so that nothing moves twice. */
function makeRoom(panel: HTMLElement, side: "paddingTop" | "paddingBottom", roomPx: number) {
  const layer = panel.parentElement;
  if (!layer || !panel.closest("dialog")) return;
  const room = Math.min(roomPx, innerHeight / 2);
  if (room > (parseFloat(layer.style[side]) || 0)) layer.style[side] = `${room}px`;
}

/**
 * Places toasts in the middle of the bottom. On a page they are lifted above controls; while a dialog, drawer or panel is open they are
 * outside its box.
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
        if (placed?.list !== list) placed = { list, up: clearHeight(at(height + BEHIND), controlsBeside(element)) };
        return set("up", placed.up);
      }
      placed = null;
      // the height when Alt+T or the pointer has expanded the toasts
      const expanded = (height + GAP) * Math.min(list.children.length, TOASTS_VISIBLE);
      const view = { width: innerWidth, height: innerHeight };
      const outside = placeOutside(layoutBox(panel), at(expanded), view);
      if (outside.type === "beside") {
        set("aside", outside.aside);
        set("width", outside.width);
      } else if (outside.type === "below") {
        makeRoom(panel, "paddingBottom", expanded + innerHeight - bottom);
      } else if (outside.type === "above") {
        if (panel.offsetTop < expanded + GAP) makeRoom(panel, "paddingTop", expanded + GAP);
        set("up", bottom - panel.offsetTop + GAP);
      }
    };

    const resizeObserver = new ResizeObserver(place);
    const follow = () => {
      const panel = panelIn(layer);
      if (panel) resizeObserver.observe(panel);
      place();
    };
    const mutationObserver = new MutationObserver(follow);
    mutationObserver.observe(element, { childList: true, subtree: true });
    mutationObserver.observe(layer, { childList: true });
    window.addEventListener("resize", place);
    follow();
    return () => {
      mutationObserver.disconnect();
      resizeObserver.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [around, layer]);
}

const controlsBeside = (element: HTMLElement): Box[] =>
  [...(element.closest(".gds-root")?.querySelectorAll(CONTROLS) ?? [])]
    .filter((control) => !element.contains(control))
    .map((control) => control.getBoundingClientRect());
