import { useState } from "react";
import { failureOf } from "../../../api/errors";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import type { ReceivedRequest } from "./answers";
import { texts } from "./texts";
import { useReply } from "./use-reply";

/** Asks why a request is refused. */
export function RefuseDialog({ request, ...dialog }: DialogProps & { request: ReceivedRequest }) {
  const toast = useToast();
  const { write } = useReply(request, "form");
  const [reason, setReason] = useState("");
  const [showsMissing, setShowsMissing] = useState(false);
  const isMissing = !reason.trim();
  const refuse = async () => {
    setShowsMissing(true);
    if (isMissing) return false;
    const outcome = await write({ state: "refused", reason: reason.trim() });
    if (outcome.ok) toast.success(texts.refused);
    // reading the requests again may unmount this dialog
    else if (outcome.error.status === 404 || outcome.error.code === "status") toast.error(outcome.error.message);
    else return failureOf(outcome);
    return null;
  };
  return (
    <FormDialog
      {...dialog}
      title={texts.dialog}
      description={texts.dialogHint}
      submit={texts.refuse}
      kind="danger"
      enter={false}
      pendingLabel={texts.busy}
      onSubmit={refuse}
    >
      <Field
        label={texts.reason}
        help={texts.reasonHelp}
        error={showsMissing && isMissing ? texts.reasonMissing : undefined}
      >
        <Textarea
          data-autofocus
          value={reason}
          maxLength={1_000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
