import { useEffect, type RefObject } from "react";
import { TOASTS_VISIBLE } from "../../domain/constants";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
interface Size {
  width: number;
  height: number;
}

/** Heights above the bottom, in px: the line of a list's pages, a bar, a row. */
const UP = [0, 56, 112];
/** The space around toasts, in px. */
const GAP = 8;
/** Toasts don't get narrower than this, in px. */
const MIN_WIDTH = 240;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * @param toasts where they are at the bottom of the page
 * @param pressed the boxes of buttons, links and fields
 * @returns how far up, in px, they cover the fewest of those
 */
export function clearHeight({ left, right, top, bottom }: Box, pressed: readonly Box[]): number {
  const covered = UP.map((up) => {
    const box = { left, right, top: top - up, bottom: bottom - up };
    return pressed.filter((one) => meet(box, one)).length;
  });
  return UP[covered.indexOf(Math.min(...covered))] ?? 0;
}

/** Where toasts go while a dialog or a drawer is open. */
type PanelPlace =
  | { type: "free" }
  /** `aside` is how far they move from the middle of the window, in px, negative to the left. */
  | { type: "beside"; aside: number; width: number }
  | { type: "above" }
  /** The panel is as high as the window. */
  | { type: "below" };

/** @param toasts where they are as long as no panel is open */
export function placeOutside(panel: Box, toasts: Box, view: Size): PanelPlace {
  const around = { left: toasts.left - GAP, right: toasts.right + GAP, top: toasts.top - GAP, bottom: toasts.bottom };
  if (!meet(around, panel)) return { type: "free" };
  const [left, right] = [panel.left, view.width - panel.right];
  const free = Math.max(left, right);
  if (free >= MIN_WIDTH + 4 * GAP) {
    const middle = left > right ? left / 2 : panel.right + right / 2;
    const width = Math.min(toasts.right - toasts.left, free - 4 * GAP);
    return { type: "beside", aside: middle - view.width / 2, width };
  }
  return { type: panel.top > GAP ? "above" : "below" };
}

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
