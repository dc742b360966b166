import { createContext, use, type ReactNode, type ReactPortal } from "react";
import { createPortal } from "react-dom";

/** Elements of the page's header that the current tab fills. Null before the header has rendered. */
interface HeadPlaces {
  lead: HTMLElement | null;
  actions: HTMLElement | null;
}

export const SettingsHeadContext = createContext<HeadPlaces>({ lead: null, actions: null });

/**
 * Renders the children of a tab into the page's header, which stays mounted when the tab changes.
 * @param place `lead`: a sentence under the title; `actions`: buttons, one primary at most
 */
export function SettingsHead({
  place,
  children,
}: {
  place: keyof HeadPlaces;
  children: ReactNode;
}): ReactPortal | null {
  const target = use(SettingsHeadContext)[place];
  return target && createPortal(children, target);
}
