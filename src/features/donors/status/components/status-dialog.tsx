import { useState } from "react";
import { presentStatus } from "../../../../domain/donor/status";
import type { StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { DeskDialog } from "./desk-dialog";
import { ReasonDialog } from "./reason-dialog";
import { SuspendDialog } from "../suspension/suspend-dialog";

interface Props extends StatusDialogProps {
  action: StatusAction;
  onRemoved: () => void;
}

/** The dialog of an action. */
export function StatusDialog({ action, onRemoved, ...shared }: Props) {
  // the initial status: the change alters it before the dialog closes
  const [atDesk] = useState(action === "register" && presentStatus(shared.donor.status).status === "staged");
  if (action === "printForm") return null;
  if (atDesk) return <DeskDialog {...shared} />;
  return action === "suspend" || action === "changeSuspension" ? (
    <SuspendDialog {...shared} changesCurrent={action === "changeSuspension"} />
  ) : (
    <ReasonDialog {...shared} action={action} onRemoved={onRemoved} />
  );
}
