import type { Path } from "react-querybuilder";
import { tw } from "../../../../ui/tw";

/** Where something that is dragged would fall. */
interface DropTarget {
  /** The rule or the group under the pointer. */
  element: HTMLElement;
  side: "before" | "after" | "inside";
  /** The place that it takes. */
  path: Path;
}

/** Part of a group's height, at either end, that means before or after it, and not into it. */
const EDGE = 12;

/**
 * @param handle of what is dragged
 * @param pointer in the window's coordinates
 * @returns null over nothing, and over what is dragged itself
 */
export function dropTarget(
  handle: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): DropTarget | null {
  const root = handle.getRootNode() as ShadowRoot | Document;
  const element = root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-path]");
  const dragged = handle.closest("[data-path]");
  if (!element || !dragged || dragged.contains(element)) return null;
  const path = readPath(element);
  const { top, bottom } = element.getBoundingClientRect();
  const rules = element.dataset.rules;
  if (rules !== undefined && (path.length === 0 || (clientY > top + EDGE && clientY < bottom - EDGE)))
    return { element, side: "inside", path: [...path, Number(rules)] };
  const after = clientY > (top + bottom) / 2;
  const last = path.at(-1) ?? 0;
  return { element, side: after ? "after" : "before", path: [...path.slice(0, -1), after ? last + 1 : last] };
}

/** Shows where it would fall; nowhere with null. */
export function markDrop(handle: HTMLElement, target: DropTarget | null): void {
  const root = handle.getRootNode() as ShadowRoot | Document;
  for (const marked of root.querySelectorAll<HTMLElement>("[data-drop]"))
    if (marked !== target?.element) delete marked.dataset.drop;
  if (target) target.element.dataset.drop = target.side;
}

export const writePath = (path: Path): string => path.join(".");
const readPath = ({ dataset }: HTMLElement): Path => (dataset.path ? dataset.path.split(".").map(Number) : []);

/** Shows on a rule or a group where something that is dragged would fall. */
export const dropMark = tw`data-[drop=before]:[box-shadow:0_-3px_0_-1px_var(--gds-focus)] data-[drop=after]:[box-shadow:0_3px_0_-1px_var(--gds-focus)] data-[drop=inside]:[box-shadow:0_0_0_2px_var(--gds-focus)]`;
