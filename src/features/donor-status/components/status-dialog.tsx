import type { StatusAction } from "../status-action";
import type { StatusDialogProps } from "../status-dialog-props";
import { ReasonDialog } from "./reason-dialog";
import { SuspendDialog } from "./suspend-dialog";

interface Props extends StatusDialogProps {
  action: StatusAction;
  /** The record is gone. */
  onRemoved: () => void;
}

/** The window of one action. */
export function StatusDialog({ action, onRemoved, ...shared }: Props) {
  return action === "suspend" ? (
    <SuspendDialog {...shared} />
  ) : (
    <ReasonDialog {...shared} action={action} onRemoved={onRemoved} />
  );
}
