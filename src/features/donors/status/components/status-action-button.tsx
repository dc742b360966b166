import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { useLackingWrites } from "../../../../api/react/lacking-writes";
import { useToday } from "../../../../api/react/use-today";
import { registryName } from "../../../../domain/registry-name";
import { Button } from "../../../../ui/button";
import { OpenerButton } from "../../../../ui/opener-button";
import { useLazyComponent } from "../../../../ui/use-lazy-component";
import { writeOf } from "../lacking-action";
import { actionsFor, type StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { usePrintForm } from "../use-print-form";

const loadDialog = async () => (await import("./status-dialog")).StatusDialog;

interface StatusActionButtonProps {
  donor: StatusDialogProps["donor"] & { firstName: string; lastName: string };
  action: StatusAction;
}

/** One action of the menu "Stato" as a button of its own, where it is what comes next; nothing for who may not. */
export function StatusActionButton({ donor, action }: StatusActionButtonProps) {
  const can = useCan();
  const isAdmin = useUser()?.role === "admin";
  const today = useToday();
  const lacking = useLackingWrites();
  const dialog = useLazyComponent(loadDialog);
  const { Component: StatusDialog, load } = dialog;
  const [opened, setOpened] = useState({ times: 0, open: false });
  const print = usePrintForm();
  const label = texts.actions[action][0];
  const offered = actionsFor(can, isAdmin, donor).includes(action) && !lacking.has(writeOf(action));
  if (!offered && !opened.open) return null;
  if (action === "printForm")
    return (
      <Button small onClick={() => void print([donor], today)}>
        {label}
      </Button>
    );
  const open = async () => {
    if (await load(texts.failedToOpen)) setOpened(({ times }) => ({ times: times + 1, open: true }));
  };
  return (
    <>
      <OpenerButton small opens={dialog} onOpen={open}>
        {label}
      </OpenerButton>
      {StatusDialog && opened.times > 0 && (
        // each time anew
        <StatusDialog
          key={opened.times}
          action={action}
          open={opened.open}
          onClose={() => setOpened(({ times }) => ({ times, open: false }))}
          donor={donor}
          name={registryName(donor)}
          today={today}
          onRemoved={() => undefined}
        />
      )}
    </>
  );
}
