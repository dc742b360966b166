import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { texts } from "../texts";
import { UNDER_WAY } from "../upload-item";
import type { UploadQueueState } from "../queue-state";

const words = texts.leave;

/** Asks who signs out while files are on their way. */
export function LeaveUploads({ state: { leaving, items } }: { state: UploadQueueState }) {
  const count = items.filter(({ status }) => UNDER_WAY.has(status)).length;
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={words.title}
      description={words.hint(count)}
      alert
      footer={
        <>
          <Button onClick={() => leaving?.go()}>{words.go}</Button>
          <Button kind="primary" onClick={() => leaving?.stay()} data-autofocus>
            {words.stay}
          </Button>
        </>
      }
    />
  );
}
