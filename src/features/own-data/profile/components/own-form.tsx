import { bodyOf, nameInRecord } from "../../../../domain/fields/mail-type";
import { hrefFor } from "../../../../domain/routes";
import { donorSchema } from "../../../../domain/validation/donor-schema";
import { Button } from "../../../../ui/button";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { RecordForm, useRecordForm, type OwnWords } from "../../../../shared/record-form";
import { OWN_FIELDS, valuesOf, type OwnField } from "../own-fields";
import { useProfileCalls } from "../requests/save-profile";
import { texts } from "../texts";
import { OwnSections } from "./own-sections";

/** The write itself says that it was saved, with a way to undo it. */
const words: OwnWords<OwnField> = { saved: null };

/** The form of the own record: all that a donor may change (decisions §3). @param donor as it was when the form began */
export function OwnForm({ userId, donor }: { userId: string; donor: DonorRecord }) {
  const calls = useProfileCalls(userId);
  const leave = () => navigate(hrefFor("profile", { id: userId }));
  const state = useRecordForm({
    fields: OWN_FIELDS,
    schema: donorSchema,
    words,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord },
    record: { donor },
    valuesOf: (answer: { donor: DonorRecord }) => valuesOf(answer.donor),
    draft: { name: `profile ${userId}`, place: "tab", guarded: true },
    save: (body, _values, before) => {
      const kept = body.byMail === before.byMail;
      return calls.save({ body: bodyOf(body, kept), before: bodyOf(before, kept) });
    },
    reread: calls.reread,
    asks: "unsaved",
    onSaved: leave,
  });
  return (
    <RecordForm
      state={state}
      title={texts.editTitle}
      lead={texts.editLead}
      saveLabel={texts.save}
      saveKeyWay="leave"
      wide
      otherActions={<Button onClick={leave}>{texts.cancel}</Button>}
    >
      <OwnSections />
    </RecordForm>
  );
}
