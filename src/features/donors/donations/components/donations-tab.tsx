import { notDoneMessage } from "../../../../api/errors";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { tw } from "../../../../ui/tw";
import { useToast } from "../../../../ui/toast/toast";
import { useAfterUndo } from "../../../../ui/toast/use-after-undo";
import type { Donation, Donations, DonorRecord } from "../../../../shared/donor/reads";
import type { DonationBody } from "../donation-draft";
import { useOpenSheet } from "../../../collection-day/buttons";
import { useAreaLocation } from "../../../../shared/navigation";
import { stopRegistering, useRegistering } from "../buttons";
import { texts } from "../texts";
import { useChangeDonation, useRegisterDonation, useRemoveDonation } from "../use-donation-writes";
import { DonationForm, type DonationFormProps } from "./donation-form";
import { DonationList, type RowActions } from "./donation-list";

interface DonationsTabProps {
  donor: DonorRecord;
  data: Donations;
  today: string;
}

/** Shows a donor's donations, with the form for users who may write them. */
export function DonationsTab({ donor, data, today }: DonationsTabProps) {
  const area = useAreaLocation();
  const can = useCan();
  const toast = useToast();
  const removal = useRemoveDonation(donor);
  const adding = useRegistering();
  const [changed, setChanged] = useState<Donation | null>(null);
  const owner = { donorId: donor._id, area: donor.area };
  const mayAdd = can("create", "Donation", owner);
  const { run: remove } = useAfterUndo(async (donation: Donation) => {
    if (changed?._id === donation._id) setChanged(null);
    const current = data.donations.find(({ _id }) => _id === donation._id) ?? donation;
    const outcome = await removal.write(current);
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.notRemoved));
  });
  const actionsOf = (donation: Donation): RowActions => ({
    ...(can("update", "Donation", { ...donation, ...owner }) && { onEdit: setChanged }),
    ...(can("delete", "Donation", { ...donation, ...owner }) && { onRemove: (removed) => void remove(removed) }),
  });
  // if another user has changed it, the form saves with the current version
  const current = changed && (data.donations.find(({ _id }) => _id === changed._id) ?? changed);
  const shared = { donor, donations: data.donations, today };
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-6 narrow:gap-4`}>
      {current ? (
        <ChangeForm
          key={current._id}
          {...shared}
          changed={current}
          may={(field) => can("update", "Donation", { ...current, ...owner }, field)}
          onClose={() => setChanged(null)}
        />
      ) : (
        adding &&
        mayAdd && (
          <RegisterForm
            {...shared}
            may={(field) => can("create", "Donation", owner, field)}
            onClose={() => stopRegistering(area)}
          />
        )
      )}
      <DonationList data={data} actionsOf={actionsOf} />
    </div>
  );
}

type FormProps = Omit<DonationFormProps, "onSave" | "saving" | "changed" | "onNextDonor">;

function RegisterForm(props: FormProps) {
  const { write, writing } = useRegisterDonation(props.donor);
  return <DonationForm {...props} changed={null} onNextDonor={useOpenSheet()} onSave={write} saving={writing} />;
}

function ChangeForm({ changed, ...props }: FormProps & { changed: Donation }) {
  const { write, writing } = useChangeDonation(props.donor);
  const { run, waiting } = useAfterUndo((body: DonationBody) => write({ before: changed, body }));
  return <DonationForm {...props} changed={changed} onSave={run} saving={writing || waiting} />;
}
