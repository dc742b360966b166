import { useState } from "react";
import { bodyOf } from "../../../domain/fields/own-fields";
import { hrefFor } from "../../../domain/routes";
import { returnToList } from "../../../shared/lists/opened-row";
import { entryState, navigate } from "../../../shared/navigation";
import { saveOutcome } from "../../../shared/record-form";
import { DonorForm } from "./donor-form";
import { useCreateDonor } from "./requests/create-donor";
import { texts } from "./texts";

/** The form of somebody new, for staff. */
export function DonorCreatePage() {
  const [round, setRound] = useState(0);
  return <DonorCreateForm key={round} onAnother={() => setRound(round + 1)} />;
}

const toList = () => returnToList(hrefFor("donors"), { replace: true });

function DonorCreateForm({ onAnother }: { onAnother: () => void }) {
  const create = useCreateDonor();
  return (
    <DonorForm
      title={texts.createTitle}
      id={null}
      donor={null}
      record={null}
      save={async (body) => saveOutcome(await create(bodyOf(body)))}
      reread={null}
      leave={toList}
      onSaved={(created, way) => {
        if (way === "another") return onAnother();
        if (!created) return toList();
        navigate(hrefFor("donorDetails", { id: created.donor._id }), { replace: true, state: entryState() });
      }}
      otherWay={{ way: "another", label: texts.saveAndNew }}
    />
  );
}
