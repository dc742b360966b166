import { useState, type ComponentType } from "react";
import { OpenerButton } from "../../../ui/opener-button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { buttonTexts } from "./button-texts";

/** What the window of a change of many takes. */
export interface BulkDialogProps {
  /** Null: all that match. */
  ids: readonly string[] | null;
  open: boolean;
  onClose: () => void;
}

interface BulkButtonProps {
  label: string;
  /** Stands outside the component. */
  load: () => Promise<ComponentType<BulkDialogProps>>;
  ids: BulkDialogProps["ids"];
}

/** Opens the window of a change of those who are selected, whose code comes then. */
export function BulkButton({ label, load: loadDialog, ids }: BulkButtonProps) {
  const dialog = useLazyComponent(loadDialog);
  const { Component: BulkDialog, load } = dialog;
  const [opened, setOpened] = useState({ times: 0, open: false });
  const open = async () => {
    if (await load(buttonTexts.failed)) setOpened(({ times }) => ({ times: times + 1, open: true }));
  };
  return (
    <>
      <OpenerButton opens={dialog} onOpen={open}>
        {label}
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
