import { ChevronDown, UserCog } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { formatFullDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { isSuspended } from "../../../../domain/donor/status";
import { Button } from "../../../../ui/buttons/button";
import { Menu } from "../../../../ui/menu/menu";
import { tw } from "../../../../ui/tw";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import { actionEntries } from "../action-entries";
import { useOfferedAction } from "../offered-actions";
import { actionsFor, type StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { usePrintForm } from "../use-print-form";

const loadDialog = async () => (await import("./status-dialog")).StatusDialog;

interface StatusMenuProps {
  donor: StatusDialogProps["donor"] & { firstName: string; lastName: string };
  /** ISO day in Italy. */
  today: string;
  /** Leaves the page of a record that is gone. */
  onRemoved: () => void;
}

/** "Stato": the transitions of decisions §3 that lead on from a donor's status, as far as the ability allows them. */
export function StatusMenu({ donor, today, onRemoved }: StatusMenuProps) {
  const can = useCan();
  const isAdmin = useUser()?.role === "admin";
  const { Dialog: StatusDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const [asked, setAsked] = useState<StatusAction | null>(null);
  const isOffered = useOfferedAction();
  const print = usePrintForm();
  const actions = actionsFor(can, isAdmin, donor).filter(isOffered);
  // the window of an action stays while it is open: the status behind it may have changed
  if (actions.length === 0 && !shown.open) return null;
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
          ...actionEntries(actions, (action) => void open(action)),
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
