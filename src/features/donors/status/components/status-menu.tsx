import {
  ChevronDown,
  UserCog,
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
  Eraser,
} from "lucide-react";
import { useState } from "react";
import { formatFullDate } from "../../../../domain/format";
import { hrefFor } from "../../../../domain/routes";
import { registryName } from "../../../../domain/donor/registry-name";
import { isSuspended } from "../../../../domain/donor/status";
import { useCan } from "../../../../api/react/ability";
import { useFeature } from "../../../../api/react/use-feature";
import { useToday } from "../../../../api/react/use-today";
import { Button } from "../../../../ui/buttons/button";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { Menu } from "../../../../ui/menu/menu";
import { tw } from "../../../../ui/tw";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { addressOf } from "../../../../shared/navigation";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import { sendingTexts } from "../sending-texts";
import type { StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { usePrintForm } from "../paper-form/use-print-form";
import { useStatusActions } from "../use-status-actions";
import type { IconType } from "../../../../ui/icons/icon";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";

const loadDialog = async () => (await import("./status-dialog")).StatusDialog;

interface StatusMenuProps {
  donor: StatusDialogProps["donor"] & { firstName: string; lastName: string };
  today: string;
  /** Called after the donor was removed. */
  onRemoved: () => void;
}

/** "Stato": the status and its allowed transitions (decisions §3). */
export function StatusMenu({ donor, today, onRemoved }: StatusMenuProps) {
  const { Dialog: StatusDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const [asked, setAsked] = useState<StatusAction | null>(null);
  const print = usePrintForm();
  const sends = useFeature("email-sending");
  const actions = useStatusActions(donor);
  const can = useCan();
  const mayErase = useFeature("erasure") && can("delete", "Donor", donor);
  // an open dialog stays, even if its action is no longer available
  if (actions.length === 0 && !mayErase && !shown.open) return null;
  const open = async (action: StatusAction) => {
    if (action === "printForm") return void print([donor], today);
    setAsked(action);
    await opener.onOpen();
  };
  const since = isSuspended(donor.status) ? donor.suspension?.from : null;
  return (
    <>
      <Menu
        align="end"
        width={320}
        trigger={(props) => (
          <Button icon={UserCog} endIcon={ChevronDown} {...props}>
            {texts.menu}
          </Button>
        )}
        entries={[
          {
            kind: "content",
            key: "now",
            content: (
              <p className={tw`flex flex-wrap items-center gap-2 text-label text-muted`}>
                {texts.now} <StatusBadge status={donor.status} />
                {since && texts.since(formatFullDate(since))}
              </p>
            ),
          },
          ...actionEntries(actions, sends, (action) => void open(action)),
          ...(mayErase ? eraseEntries(donor._id) : []),
        ]}
      />
      {StatusDialog && asked && (
        <StatusDialog
          key={times}
          {...shown}
          action={asked}
          donor={donor}
          name={registryName(donor)}
          today={today}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}

/** Leads to the page that erases a donor for ever. */
const eraseEntries = (id: string): MenuEntry[] => [
  { kind: "separator", key: "erase" },
  {
    kind: "item",
    label: texts.erase,
    description: texts.eraseHint,
    icon: Eraser,
    danger: true,
    href: addressOf(hrefFor("donorErase", { id })),
  },
];

interface StatusActionButtonProps extends Pick<StatusMenuProps, "donor"> {
  action: StatusAction;
}

/** An action of the menu "Stato" as a button; nothing if the action isn't available. */
export function StatusActionButton({ donor, action }: StatusActionButtonProps) {
  const today = useToday();
  const { Dialog: StatusDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const print = usePrintForm();
  const label = texts.actions[action][0];
  const offered = useStatusActions(donor).includes(action);
  if (!offered && !shown.open) return null;
  if (action === "printForm")
    return (
      <Button small onClick={() => void print([donor], today)}>
        {label}
      </Button>
    );
  return (
    <>
      <OpenerButton small {...opener}>
        {label}
      </OpenerButton>
      {StatusDialog && (
        <StatusDialog
          key={times}
          {...shown}
          action={action}
          donor={donor}
          name={registryName(donor)}
          today={today}
          onRemoved={() => undefined}
        />
      )}
    </>
  );
}

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

/** Actions that are hard to undo are in a separate group. */
const SEPARATE: ReadonlySet<StatusAction> = new Set(["die", "remove"]);

/** @param sends whether the server sends e-mails @returns actions as entries of a menu */
function actionEntries(
  actions: readonly StatusAction[],
  sends: boolean,
  onSelect: (action: StatusAction) => void,
): MenuEntry[] {
  const groups = [actions.filter((action) => !SEPARATE.has(action)), actions.filter((action) => SEPARATE.has(action))];
  return groups.flatMap((group, index) =>
    group.length === 0
      ? []
      : [
          { kind: "separator" as const, key: `group ${index}` },
          ...group.map((action): MenuEntry => ({
            kind: "item",
            label: texts.actions[action][0],
            description: (sends && sendingTexts.actions[action]) || texts.actions[action][1],
            icon: ICONS[action],
            danger: action === "remove",
            onSelect: () => onSelect(action),
          })),
        ],
  );
}
