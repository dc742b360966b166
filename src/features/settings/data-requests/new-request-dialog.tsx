import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { useToday } from "../../../api/react/use-today";
import { parseResponse } from "../../../api/readers/parse-response";
import { REQUEST_KINDS } from "../../../domain/donor/data-requests";
import { ArrivalFields, isArrived, type Arrival } from "../../../shared/data-requests/request-fields";
import { affectedByRequest, dataRequestAnswer } from "../../../shared/data-requests/requests";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

/** Kinds without a record; an erasure begins at the donor's. */
const KINDS = REQUEST_KINDS.filter((kind) => kind !== "erasure");

/** Adds a request on paper to the register. */
export function NewRequestDialog({ open, onClose }: DialogProps) {
  const toast = useToast();
  const today = useToday();
  const [kind, setKind] = useState<string>("access");
  const [arrival, setArrival] = useState<Arrival>({ received: today, via: "email" });
  const [showsProblem, setShowsProblem] = useState(false);
  const { write, writing } = useMutation<Arrival & { kind: string }, string>({
    request: (body) => ({ path: endpoints.dataRequests(), method: "POST", body: { ...body } }),
    reads: (body) => parseResponse(dataRequestAnswer, body).request?.number ?? null,
    invalidates: affectedByRequest,
  });
  const submit = async () => {
    if (!isArrived(arrival, today)) {
      setShowsProblem(true);
      return false;
    }
    const outcome = await write({ kind, ...arrival });
    if (!outcome.ok) return notDoneMessage(outcome.error, texts.notAdded);
    toast.success(texts.added(outcome.data ?? ""));
    return null;
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.newTitle}
      description={texts.newLead}
      submit={texts.addIt}
      pending={writing}
      onSubmit={submit}
    >
      <Field label={texts.kind}>
        <Select
          value={kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
      </Field>
      <ArrivalFields value={arrival} showsProblem={showsProblem} onChange={setArrival} />
    </FormDialog>
  );
}
