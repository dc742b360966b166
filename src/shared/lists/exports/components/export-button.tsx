import { Download } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { SUBJECT_OF } from "../../../../domain/record-kinds";
import { OpenerButton } from "../../../../ui/opener-button";
import { useLazyComponent } from "../../../../ui/use-lazy-component";
import { buttonTexts } from "../button-texts";
import type { ExportedList } from "../exported-list";

const loadDialog = async () => (await import("./export-dialog")).ExportDialog;

interface ExportButtonProps {
  list: ExportedList;
}

/** "Esporta", for those who may; its dialog comes when it is wanted. */
export function ExportButton({ list }: ExportButtonProps) {
  const can = useCan();
  const dialog = useLazyComponent(loadDialog);
  const { Component: ExportDialog, load } = dialog;
  const [opened, setOpened] = useState({ times: 0, open: false });
  if (!can("export", SUBJECT_OF[list.entity])) return null;
  const open = async () => {
    if (await load(buttonTexts.openFailed)) setOpened(({ times }) => ({ times: times + 1, open: true }));
  };
  return (
    <>
      <OpenerButton icon={Download} opens={dialog} onOpen={open}>
        {buttonTexts.open}
      </OpenerButton>
      {ExportDialog && opened.times > 0 && (
        // each time anew: as the list stands now
        <ExportDialog
          key={opened.times}
          open={opened.open}
          onClose={() => setOpened(({ times }) => ({ times, open: false }))}
          list={list}
        />
      )}
    </>
  );
}
