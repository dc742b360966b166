import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { texts } from "../texts";
import { UNDER_WAY, type UploadQueueState } from "../upload-item";

const words = texts.leave;

/** Asks who signs out while files are on their way. */
export function LeaveUploads({ state: { leaving, items } }: { state: UploadQueueState }) {
  const count = items.filter(({ status }) => UNDER_WAY.has(status)).length;
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={words.title}
      description={words.hint(count)}
      cancel={words.go}
      cancelKind="secondary"
      onCancel={() => leaving?.go()}
      focus="submit"
      submit={words.stay}
      onSubmit={() => undefined}
    />
  );
}
