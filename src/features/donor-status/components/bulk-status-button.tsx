import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { OpenerButton } from "../../../ui/opener-button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { buttonTexts } from "../button-texts";

const loadDialog = async () => (await import("./bulk-dialog")).BulkDialog;

/** "Stato" of the donors who are selected, for those who may. @param ids null: all that match, which is too many */
export function BulkStatusButton({ ids }: { ids: readonly string[] | null }) {
  const can = useCan();
  const dialog = useLazyComponent(loadDialog);
  const { Component: BulkDialog, load } = dialog;
  const [opened, setOpened] = useState({ times: 0, open: false });
  if (!can("suspend", "Donor") && !can("update", "Donor", undefined, "status")) return null;
  const open = async () => {
    if (await load(buttonTexts.failed)) setOpened(({ times }) => ({ times: times + 1, open: true }));
  };
  return (
    <>
      <OpenerButton opens={dialog} onOpen={open}>
        {buttonTexts.open}
      </OpenerButton>
      {BulkDialog && opened.times > 0 && (
        // each time anew
        <BulkDialog
          key={opened.times}
          open={opened.open}
          onClose={() => setOpened(({ times }) => ({ times, open: false }))}
          ids={ids}
        />
      )}
    </>
  );
}
