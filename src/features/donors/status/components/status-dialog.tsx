import { useState } from "react";
import { presentStatus } from "../../../../domain/donor/status";
import type { StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { DeskDialog } from "./desk-dialog";
import { ReasonDialog } from "./reason-dialog";
import { SuspendDialog } from "./suspend-dialog";

interface Props extends StatusDialogProps {
  action: StatusAction;
  onRemoved: () => void;
}

/** The window of one action. */
export function StatusDialog({ action, onRemoved, ...shared }: Props) {
  // as it was opened: the change alters the status before the dialog closes
  const [atDesk] = useState(action === "register" && presentStatus(shared.donor.status).status === "staged");
  if (action === "printForm") return null;
  if (atDesk) return <DeskDialog {...shared} />;
  return action === "suspend" || action === "changeSuspension" ? (
    <SuspendDialog {...shared} changes={action === "changeSuspension"} />
  ) : (
    <ReasonDialog {...shared} action={action} onRemoved={onRemoved} />
  );
}
