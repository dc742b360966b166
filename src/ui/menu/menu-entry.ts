import type { ReactNode } from "react";
import type { IconType } from "../icons/icon";

/** An entry of a menu, as data. */
export type MenuEntry =
  | {
      kind: "item";
      label: string;
      icon?: IconType;
      /** A sentence below the label, in a lighter colour. */
      description?: string;
      /** Shown at the end of the line: a key, or the current choice. */
      hint?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** Makes it a link; `onSelect` is called, too. */
      href?: string;
      /** @param event the click; the navigation of a link can be prevented */
      onSelect?: (event: { preventDefault(): void }) => void;
    }
  | { kind: "check"; label: string; checked: boolean; onCheckedChange: (checked: boolean) => void; disabled?: boolean }
  | { kind: "separator"; key: string }
  | { kind: "label"; label: string }
  /** Content that can't be chosen, for example the signed-in user. */
  | { kind: "content"; key: string; content: ReactNode };

/** The first focus: the list (opened by the pointer), or its first or last entry (opened by a key). */
export type MenuStart = "list" | "first" | "last";
