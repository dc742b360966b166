import { hrefFor } from "../../domain/routes";
import { donorSchema } from "../../domain/validation/donor-schema";
import { registryName } from "../../domain/registry-name";
import { OPENED_FROM, useNeighbours } from "../donor-record";
import type { DonorRecord } from "../donor-reads";
import { entryState, useEntryText } from "../navigation";
import { goBack, releaseLeaveGuard, useRecordForm } from "../record-form";
import { DONOR_FORM_FIELDS, HEALTH_FIELDS } from "./donor-form-fields";
import { bodyOf, nameInRecord, valuesOf } from "./donor-form-values";
import { donorFormWords } from "./donor-form-words";
import { DonorForm } from "./donor-form";
import { useDuplicates } from "./duplicates/use-duplicates";
import { useDonorCalls } from "./requests/save-donor";
import { texts } from "./texts";

interface DonorEditFormProps {
  /** As the address has it. */
  id: string;
  /** As it was when the form began. */
  donor: DonorRecord;
}

/** Changes a donor. */
export function DonorEditForm({ id, donor }: DonorEditFormProps) {
  const calls = useDonorCalls(id);
  const neighbours = useNeighbours(id, "donorEdit");
  const openedFrom = useEntryText(OPENED_FROM);
  const leave = () => goBack(openedFrom === id, hrefFor("donorDetails", { id }), entryState());
  const duplicates = useDuplicates(id, valuesOf(donor));
  const state = useRecordForm({
    fields: DONOR_FORM_FIELDS,
    schema: donorSchema,
    words: donorFormWords,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord },
    record: { donor },
    valuesOf: (answer: { donor: DonorRecord }) => valuesOf(answer.donor),
    draft: { name: `donor ${id}`, place: "device", withheld: HEALTH_FIELDS, guarded: true },
    save: (body, _values, before) => {
      const unchanged = body.byMail === before.byMail;
      const sent = (values: Record<string, unknown>) => bodyOf(values, unchanged);
      return calls.save({ body: sent(body), before: sent(before) });
    },
    reread: calls.reread,
    beforeSave: duplicates.beforeSave,
    onSaved(_saved, way) {
      if (way === "stay") return;
      releaseLeaveGuard();
      if (way === "next" && neighbours?.next) neighbours.next();
      else leave();
    },
  });
  const name = registryName(donor) || texts.noName;
  return (
    <DonorForm
      state={state}
      title={texts.editTitle}
      lead={donor.cardNumber ? `${name}, ${texts.card(donor.cardNumber)}` : name}
      donor={donor}
      duplicates={duplicates.found}
      onCancel={leave}
      otherWay={neighbours?.next ? "next" : "stay"}
      saveKeyWay="stay"
    />
  );
}
