import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { registryName } from "../../../../domain/registry-name";
import { presentStatus } from "../../../../domain/status";
import { OpenerButton } from "../../../../ui/opener-button";
import { useLazyDialog } from "../../../../ui/use-lazy-dialog";
import { paperTexts } from "../paper-texts";
import { texts } from "../texts";
import { usePapers } from "../use-papers";

const loadDialog = async () => (await import("./papers-dialog")).PapersDialog;

interface PapersDonor {
  _id: string;
  status: string;
  version: number | null;
  birthday: string | null;
  firstName: string;
  lastName: string;
}

/** @returns whether papers of a donor may be recorded: by staff who may write, as long as the server keeps them */
export function useRecordsPapers(donor: PapersDonor): boolean {
  const can = useCan();
  const role = useUser()?.role;
  const { kept } = usePapers(donor._id);
  return kept && role !== "donor" && presentStatus(donor.status).status !== "dead" && can("update", "Donor", donor);
}

/** Opens the window in which a paper is recorded; its window stays while it is open, whatever is learned of the server. */
export function PapersButton({ donor, today }: { donor: PapersDonor; today: string }) {
  const { Dialog: PapersDialog, times, shown, opener } = useLazyDialog(loadDialog, texts.failedToOpen);
  const records = useRecordsPapers(donor);
  if (!records && !shown.open) return null;
  return (
    <>
      <OpenerButton small {...opener}>
        {paperTexts.record}
      </OpenerButton>
      {PapersDialog && <PapersDialog key={times} {...shown} donor={donor} name={registryName(donor)} today={today} />}
    </>
  );
}
