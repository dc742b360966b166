import type { ReactNode } from "react";
import type { IconType } from "../icons/icon";

/** What stands in a menu. Data, not elements: the code that shows it loads when a menu is first wanted. */
export type MenuEntry =
  | {
      kind: "item";
      label: string;
      icon?: IconType;
      /** Under the label, quieter: what it does. */
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
  /** Not a choice: who is signed in, for example. */
  | { kind: "content"; key: string; content: ReactNode };

/** Where the focus begins: on the list (opened by the pointer), or on its first or last entry (by a key). */
export type MenuStart = "list" | "first" | "last";
