import { useAskBeforeUnload, useLeaveGuard } from "../../../shared/record-form";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { texts } from "../texts";

/** Asks who leaves with something that isn't saved: it is kept nowhere. */
export function LeaveDialog({ dirty }: { dirty: boolean }) {
  const { leaving } = useLeaveGuard(dirty);
  useAskBeforeUnload(dirty);
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={texts.leave.title}
      description={texts.leave.hint}
      cancel={texts.leave.leave}
      cancelKind="secondary"
      onCancel={() => leaving?.leave()}
      focus="submit"
      submit={texts.leave.stay}
      onSubmit={() => undefined}
    />
  );
}
