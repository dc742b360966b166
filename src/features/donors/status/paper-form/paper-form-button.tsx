import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { registryName } from "../../../../domain/donor/registry-name";
import { presentStatus } from "../../../../domain/donor/status";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { paperFormTexts } from "./paper-form-texts";

const loadDialog = async () => (await import("./paper-form-dialog")).PaperFormDialog;

interface FormDonor {
  _id: string;
  status: string;
  version: number | null;
  birthday: string | null;
  firstName: string;
  lastName: string;
}

/** @returns whether the user may record a donor's paper forms, and the server keeps them */
export function useCanRecordPaperForms(donor: FormDonor): boolean {
  const can = useCan();
  const role = useUser()?.role;
  const hasConsents = useFeature("consents");
  return (
    hasConsents && role !== "donor" && presentStatus(donor.status).status !== "dead" && can("update", "Donor", donor)
  );
}

/** Opens the dialog that records a paper form. An open dialog stays open if the donor changes. */
export function PaperFormButton({ donor, today }: { donor: FormDonor; today: string }) {
  const { Dialog: PaperFormDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const canRecord = useCanRecordPaperForms(donor);
  if (!canRecord && !shown.open) return null;
  return (
    <>
      <OpenerButton small {...opener}>
        {paperFormTexts.record}
      </OpenerButton>
      {PaperFormDialog && (
        <PaperFormDialog key={times} {...shown} donor={donor} name={registryName(donor)} today={today} />
      )}
    </>
  );
}
