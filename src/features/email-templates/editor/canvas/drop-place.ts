import type { BlockPosition } from "../../../../domain/email-template/edit-blocks";
import type { Dragged } from "./dragged";

/** Where something that is dragged would land, and the line that shows it, in px of the mail. */
export interface DropPlace {
  place: BlockPosition;
  line: { left: number; top: number; width: number };
}

/** @param mail with its lists, which say by attributes whose they are (`block-list.tsx`) */
export function dropPlace(
  mail: HTMLElement,
  dragged: Dragged,
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
): DropPlace | null {
  const around = mail.getBoundingClientRect();
  const beside = clientX < around.left || clientX > around.right || clientY < around.top - 40;
  const whole = mail.querySelector<HTMLElement>("[data-blocks='']");
  if (beside || !whole) return null;
  const list = mayStandInColumns(mail, dragged) ? (listAt(mail, dragged, clientX, clientY) ?? whole) : whole;
  // as if it had been taken out before
  const others = [...list.querySelectorAll<HTMLElement>(":scope > [data-block]")].filter(
    ({ dataset }) => !(dragged.kind === "move" && dataset.block === dragged.id),
  );
  const rects = others.map((block) => block.getBoundingClientRect());
  const index = rects.filter(({ top, height }) => clientY > top + height / 2).length;
  const box = list.getBoundingClientRect();
  const edge = rects[index]?.top ?? rects.at(-1)?.bottom ?? box.top + box.height / 2;
  const { blocks = "", side } = list.dataset;
  return {
    place: { columns: blocks === "" ? null : blocks, side: side === "right" ? "right" : "left", index },
    line: { left: box.left - around.left, top: edge - around.top, width: box.width },
  };
}

function listAt(mail: HTMLElement, dragged: Dragged, x: number, y: number): HTMLElement | null {
  const root = mail.getRootNode() as Document | ShadowRoot;
  const list = root.elementFromPoint(x, y)?.closest<HTMLElement>("[data-blocks]") ?? null;
  const isOwn = dragged.kind === "move" && list?.closest(`[data-block="${CSS.escape(dragged.id)}"]`);
  return list && mail.contains(list) && !isOwn ? list : null;
}

/** Columns don't stand in columns. */
function mayStandInColumns(mail: HTMLElement, dragged: Dragged): boolean {
  if (dragged.kind === "new") return dragged.type !== "columns";
  return mail.querySelector(`[data-block="${CSS.escape(dragged.id)}"] [data-blocks]`) === null;
}
