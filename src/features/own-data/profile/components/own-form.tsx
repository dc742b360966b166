import { bodyOf, nameInRecord } from "../../../../domain/fields/mail-type";
import { hrefFor } from "../../../../domain/routes";
import { ownDonorSchema } from "../../../../domain/validation/donor-schema";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { RecordForm } from "../../../../shared/record-form";
import { ownProblem } from "../../../../shared/record-form/person";
import { OWN_FIELDS, valuesOf } from "../own-fields";
import { useProfileCalls } from "../requests/save-profile";
import { texts } from "../texts";
import { OwnSections } from "./own-sections";

const words = { problem: ownProblem };

/** The form of the own record: all that a donor may change (decisions §3). @param donor as it was when the form began */
export function OwnForm({ userId, donor }: { userId: string; donor: DonorRecord }) {
  const { save, reread } = useProfileCalls(userId);
  return (
    <RecordForm
      title={texts.editTitle}
      lead={texts.editLead}
      recordName={texts.yours}
      fields={OWN_FIELDS}
      schema={ownDonorSchema}
      words={words}
      ability={{ action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord }}
      record={{ donor }}
      valuesOf={(answer) => valuesOf(answer.donor)}
      draft={{ name: `profile ${userId}`, guarded: true }}
      save={(body, before) => {
        const kept = body.byMail === before.byMail;
        return save(bodyOf(body, kept), bodyOf(before, kept));
      }}
      reread={reread}
      leave={() => navigate(hrefFor("profile", { id: userId }))}
    >
      <OwnSections />
    </RecordForm>
  );
}
