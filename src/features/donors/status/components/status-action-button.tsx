import { useToday } from "../../../../api/react/use-today";
import { registryName } from "../../../../domain/donor/registry-name";
import { Button } from "../../../../ui/buttons/button";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import type { StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { usePrintForm } from "../use-print-form";
import { useStatusActions } from "../use-status-actions";

const loadDialog = async () => (await import("./status-dialog")).StatusDialog;

interface StatusActionButtonProps {
  donor: StatusDialogProps["donor"] & { firstName: string; lastName: string };
  action: StatusAction;
}

/** One action of the menu "Stato" as a button of its own, where it is what comes next; nothing for who may not. */
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
