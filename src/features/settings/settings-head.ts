import { createContext, use, type ReactNode, type ReactPortal } from "react";
import { createPortal } from "react-dom";

/** Places of the page's head that the tab which is shown fills: its sentence, and its one thing to press. */
interface HeadPlaces {
  lead: HTMLElement | null;
  actions: HTMLElement | null;
}

/** Null until the head is there. */
export const SettingsHeadContext = createContext<HeadPlaces>({ lead: null, actions: null });

/**
 * What a tab says in the page's head, which stays where it is while tabs are changed, and the focus with it.
 * @param place `lead`: a sentence under the title; `actions`: buttons, one primary at most
 */
export function SettingsHead({
  place,
  children,
}: {
  place: keyof HeadPlaces;
  children: ReactNode;
}): ReactPortal | null {
  const at = use(SettingsHeadContext)[place];
  return at && createPortal(children, at);
}
