import { notDoneMessage } from "../../../../api/errors";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { tw } from "../../../../ui/tw";
import { useToast } from "../../../../ui/toast/toast";
import type { Donation, Donations, DonorRecord } from "../../../../shared/donor/reads";
import { stopRegistering, useRegistering } from "../buttons";
import { texts } from "../texts";
import { useDonationWrites } from "../use-donation-writes";
import { DonationForm } from "./donation-form";
import { DonationList, type RowActions } from "./donation-list";

interface DonationsTabProps {
  donor: DonorRecord;
  data: Donations;
  today: string;
}

/** Shows a donor's donations, with the form for users who may write them. */
export function DonationsTab({ donor, data, today }: DonationsTabProps) {
  const can = useCan();
  const toast = useToast();
  const writes = useDonationWrites(donor);
  const adding = useRegistering();
  const [changed, setChanged] = useState<Donation | null>(null);
  const owner = { donorId: donor._id, area: donor.area };
  const mayAdd = can("create", "Donation", owner);
  const remove = async (donation: Donation) => {
    if (changed?._id === donation._id) setChanged(null);
    const outcome = await writes.remove.write(donation);
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.notRemoved));
  };
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
        <DonationForm
          key={current._id}
          {...shared}
          changed={current}
          may={(field) => can("update", "Donation", { ...current, ...owner }, field)}
          onSave={(body) => writes.change.write({ before: current, body })}
          saving={writes.change.writing}
          onClose={() => setChanged(null)}
        />
      ) : (
        adding &&
        mayAdd && (
          <DonationForm
            key="new"
            {...shared}
            changed={null}
            may={(field) => can("create", "Donation", owner, field)}
            onSave={writes.create.write}
            saving={writes.create.writing}
            onClose={stopRegistering}
          />
        )
      )}
      <DonationList data={data} actionsOf={actionsOf} />
    </div>
  );
}
