import { useState } from "react";
import { pageEndpoints } from "../../../api/page-endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { affectedByRequest, type DataRequest } from "../../../shared/data-requests/requests";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Textarea } from "../../../ui/field/textarea";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

/** Refuses a request, with its legal reason. */
export function RefuseDialog({ request, open, onClose }: DialogProps & { request: DataRequest }) {
  const toast = useToast();
  const [reason, setReason] = useState("");
  const [showsMissing, setShowsMissing] = useState(false);
  const { write, writing } = useMutation<{ reason: string }>({
    request: (body) => ({ path: pageEndpoints.refuseDataRequest(request._id), method: "POST", body }),
    invalidates: affectedByRequest,
  });
  const isMissing = reason.trim() === "";
  const submit = async () => {
    if (isMissing) {
      setShowsMissing(true);
      return false;
    }
    const refused = await write({ reason: reason.trim() });
    if (!refused.ok) return notDoneMessage(refused.error, texts.notRefused);
    toast.success(texts.refused);
    return null;
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.refuseTitle(request.number)}
      submit={texts.refuseIt}
      pending={writing}
      onSubmit={submit}
    >
      <Field label={texts.legalReason}>
        <Select
          value={texts.legalReasons.find((known) => known === reason) ?? ""}
          placeholder={texts.chooseReason}
          options={texts.legalReasons.map((value) => ({ value, label: value }))}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={texts.reason}
        help={texts.reasonHelp}
        error={showsMissing && isMissing ? texts.reasonMissing : undefined}
      >
        <Textarea value={reason} maxLength={1_000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  );
}
