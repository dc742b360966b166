import type { ReactNode } from "react";
import type { IconType } from "../icons/icon";

/** An entry of a menu, as data. */
export type MenuEntry =
  | {
      kind: "item";
      label: string;
      icon?: IconType;
      /** Under the label, quieter: says what the item does. */
      description?: string;
      /** At the end of the line, quieter: a key, a present choice. */
      hint?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** Makes it a link; `onSelect` may still be given (a router's navigation). */
      href?: string;
      /** `event` is the click; a link's may be prevented. */
      onSelect?: (event: { preventDefault(): void }) => void;
    }
  | { kind: "check"; label: string; checked: boolean; onCheckedChange: (checked: boolean) => void; disabled?: boolean }
  | { kind: "separator"; key: string }
  | { kind: "label"; label: string }
  /** Not a choice: the signed-in user, for example. */
  | { kind: "content"; key: string; content: ReactNode };

/** Where the focus begins: on the list (opened by the pointer), or on its first or last entry (by a key). */
export type MenuStart = "list" | "first" | "last";
