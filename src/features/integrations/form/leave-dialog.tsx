import { useAskBeforeUnload, useLeaveGuard } from "../../../shared/record-form";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { texts } from "../texts";

/** Asks who leaves with something that isn't saved: it is kept nowhere. */
export function LeaveDialog({ dirty }: { dirty: boolean }) {
  const { leaving } = useLeaveGuard(dirty);
  useAskBeforeUnload(dirty);
  return (
    <Dialog
      alert
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={texts.leave.title}
      description={texts.leave.hint}
      footer={
        <>
          <Button onClick={() => leaving?.leave()}>{texts.leave.leave}</Button>
          <Button kind="primary" data-autofocus onClick={() => leaving?.stay()}>
            {texts.leave.stay}
          </Button>
        </>
      }
    />
  );
}
