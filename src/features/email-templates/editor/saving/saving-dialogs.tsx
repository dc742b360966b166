import { LeaveDialog } from "../../../../shared/record-form";
import type { Content } from "../state/editor-state";
import { ConflictDialog } from "./conflict-dialog";
import { GoneDialog } from "./gone-dialog";
import type { useSaving } from "./use-saving";

interface SavingDialogsProps {
  mine: Content;
  saving: ReturnType<typeof useSaving>;
  onDiscard: () => void;
}

/** What is asked while something can't be saved: what somebody else saved, that it is gone, and whether to leave all the same. */
export function SavingDialogs({ mine, saving: { conflict, leaving, trying }, onDiscard }: SavingDialogsProps) {
  return (
    <>
      {conflict.theirs && (
        <ConflictDialog
          open={conflict.open}
          mine={mine}
          theirs={conflict.theirs}
          content={conflict.content}
          copying={conflict.copying}
          onMine={conflict.keepMine}
          onTheirs={conflict.takeTheirs}
          onCopy={() => void conflict.keepCopy()}
          onClose={conflict.close}
        />
      )}
      {conflict.gone && (
        <GoneDialog
          open={conflict.open}
          onClose={conflict.close}
          copying={conflict.copying}
          onKeep={() => void conflict.keepCopy()}
        />
      )}
      <LeaveDialog leaving={leaving} saving={trying} onDiscard={onDiscard} />
    </>
  );
}
