import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { REQUEST_ANSWERS } from "../../../domain/donor/data-requests";
import { affectedByRequest, type DataRequest } from "../../../shared/data-requests/requests";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Textarea } from "../../../ui/field/textarea";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

interface Answer {
  outcome: string;
  reason: string | null;
}

/** Answers a request: an erasure is only refused here. A refusal needs its legal reason. */
export function AnswerDialog({ request, open, onClose }: DialogProps & { request: DataRequest }) {
  const toast = useToast();
  const isErasure = request.kind === "erasure";
  const [outcome, setOutcome] = useState<string>(isErasure ? "refused" : "accepted");
  const [reason, setReason] = useState("");
  const [showsMissing, setShowsMissing] = useState(false);
  const { write, writing } = useMutation<Answer>({
    request: (body) => ({ path: endpoints.answerDataRequest(request._id), method: "POST", body: { ...body } }),
    invalidates: affectedByRequest,
  });
  const refuses = outcome === "refused";
  const isMissing = refuses && reason.trim() === "";
  const submit = async () => {
    if (isMissing) {
      setShowsMissing(true);
      return false;
    }
    const answered = await write({ outcome, reason: reason.trim() || null });
    if (!answered.ok) return notDoneMessage(answered.error, texts.notAnswered);
    toast.success(texts.answered);
    return null;
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isErasure ? texts.refuseTitle(request.number) : texts.answerTitle(request.number)}
      submit={texts.save}
      pending={writing}
      onSubmit={submit}
    >
      {!isErasure && (
        <Field label={texts.outcome}>
          <Select
            value={outcome}
            options={REQUEST_ANSWERS.map((value) => ({ value, label: texts.outcomes[value] }))}
            onChange={(event) => setOutcome(event.currentTarget.value)}
          />
        </Field>
      )}
      {refuses && (
        <Field label={texts.legalReason}>
          <Select
            value={texts.legalReasons.find((known) => known === reason) ?? ""}
            placeholder={texts.chooseReason}
            options={texts.legalReasons.map((value) => ({ value, label: value }))}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field
        label={texts.reason}
        help={texts.reasonHelp}
        optional={!refuses}
        error={showsMissing && isMissing ? texts.reasonMissing : undefined}
      >
        <Textarea value={reason} maxLength={1_000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  );
}
