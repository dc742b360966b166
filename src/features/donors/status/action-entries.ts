import {
  CalendarClock,
  CircleCheck,
  CircleMinus,
  Diamond,
  Mail,
  Pause,
  Printer,
  Undo2,
  UserCheck,
  UserX,
} from "lucide-react";
import type { IconType } from "../../../ui/icons/icon";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import type { StatusAction } from "./status-action";
import { texts } from "./texts";

const ICONS: Record<StatusAction, IconType> = {
  invite: Mail,
  printForm: Printer,
  register: UserCheck,
  suspend: Pause,
  changeSuspension: CalendarClock,
  lift: CircleCheck,
  reactivate: UserCheck,
  deactivate: CircleMinus,
  takeBack: Undo2,
  die: Diamond,
  remove: UserX,
};

/** What can't be, or hardly, be taken back stands apart. */
const APART: ReadonlySet<StatusAction> = new Set(["die", "remove"]);

/** @returns actions as entries of a menu */
export function actionEntries(actions: readonly StatusAction[], onSelect: (action: StatusAction) => void): MenuEntry[] {
  const groups = [actions.filter((action) => !APART.has(action)), actions.filter((action) => APART.has(action))];
  return groups.flatMap((group, index) =>
    group.length === 0
      ? []
      : [
          { kind: "separator" as const, key: `group ${index}` },
          ...group.map((action): MenuEntry => ({
            kind: "item",
            label: texts.actions[action][0],
            description: texts.actions[action][1],
            icon: ICONS[action],
            danger: action === "remove",
            onSelect: () => onSelect(action),
          })),
        ],
  );
}
