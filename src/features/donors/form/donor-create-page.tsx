import { useState } from "react";
import { bodyOf, BY_MAIL, nameInRecord } from "../../../domain/fields/mail-type";
import { hrefFor } from "../../../domain/routes";
import { navigate } from "../../../shared/navigation";
import { useRecordForm } from "../../../shared/record-form";
import { DonorForm } from "./donor-form";
import { NOTES } from "./donor-form-fields";
import { valuesOf } from "./donor-form-values";
import { donorFormWords } from "./donor-form-words";
import { useDuplicates } from "./duplicates/use-duplicates";
import { useCreateDonor, type Created } from "./requests/create-donor";
import { texts } from "./texts";
import { useFormZones } from "./use-form-zones";

/** The form of somebody new, for staff. */
export function DonorCreatePage() {
  const [round, setRound] = useState(0);
  return <DonorCreateForm key={round} onAnother={() => setRound(round + 1)} />;
}

/** What is so of most people whom the association adds. */
const NOBODY = { bloodGroup: "ND", mailType: BY_MAIL };
const toList = () => navigate(hrefFor("donors"), { replace: true });

function DonorCreateForm({ onAnother }: { onAnother: () => void }) {
  const create = useCreateDonor();
  const duplicates = useDuplicates(null, {});
  const { zones, fields, schema } = useFormZones(null);
  const state = useRecordForm({
    fields,
    schema,
    words: donorFormWords,
    ability: { action: "create", subject: "Donor", nameOf: nameInRecord },
    record: null as Created,
    valuesOf: (created: Created) => valuesOf(created?.donor ?? NOBODY),
    draft: { name: "donor new", place: "device", withheld: NOTES, guarded: true },
    save: (body) => create(bodyOf(body, false)),
    reread: null,
    asks: "unsaved",
    beforeSave: duplicates.beforeSave,
    onSaved(created, way) {
      if (way === "another") return onAnother();
      if (!created) return toList();
      navigate(hrefFor("donorDetails", { id: created.donor._id }), { replace: true });
    },
  });
  return (
    <DonorForm
      state={state}
      title={texts.createTitle}
      donor={null}
      zones={zones}
      duplicates={duplicates.found}
      clash={null}
      newer={null}
      onCancel={toList}
      otherWay="another"
      saveKeyWay="leave"
    />
  );
}
