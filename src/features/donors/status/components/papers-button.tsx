import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { registryName } from "../../../../domain/registry-name";
import { presentStatus } from "../../../../domain/status";
import { OpenerButton } from "../../../../ui/opener-button";
import { useLazyComponent } from "../../../../ui/use-lazy-component";
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
  const dialog = useLazyComponent(loadDialog);
  const { Component: PapersDialog, load } = dialog;
  const [opened, setOpened] = useState({ times: 0, open: false });
  const records = useRecordsPapers(donor);
  if (!records && !opened.open) return null;
  const open = async () => {
    if (await load(texts.failedToOpen)) setOpened(({ times }) => ({ times: times + 1, open: true }));
  };
  return (
    <>
      <OpenerButton small opens={dialog} onOpen={open}>
        {paperTexts.record}
      </OpenerButton>
      {PapersDialog && opened.times > 0 && (
        // each time anew
        <PapersDialog
          key={opened.times}
          open={opened.open}
          onClose={() => setOpened(({ times }) => ({ times, open: false }))}
          donor={donor}
          name={registryName(donor)}
          today={today}
        />
      )}
    </>
  );
}
