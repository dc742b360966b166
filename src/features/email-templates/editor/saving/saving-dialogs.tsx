import { LeaveDialog } from "../../../../shared/record-form";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { uiTexts } from "../../../../ui/texts";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import { formatFullMinute } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import type { Template } from "../../template";
import { Differences } from "../compare/differences";
import type { useSaving } from "./use-saving";

interface SavingDialogsProps {
  ownContent: Content;
  saving: ReturnType<typeof useSaving>;
  onDiscard: () => void;
}

/** The dialogs for a conflict, for a deleted template, and before the user leaves unsaved changes. */
export function SavingDialogs({ ownContent, saving: { conflict, leaving, trying }, onDiscard }: SavingDialogsProps) {
  return (
    <>
      {conflict.theirs && (
        <ConflictDialog
          open={conflict.open}
          ownContent={ownContent}
          theirs={conflict.theirs}
          content={conflict.content}
          copying={conflict.copying}
          onKeepOwn={conflict.keepOwn}
          onTakeTheirs={conflict.takeTheirs}
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

interface ConflictDialogProps {
  open: boolean;
  ownContent: Content;
  theirs: Template;
  /** The content of `theirs`; null if this editor can't read it: the user can then only save a copy. */
  content: Content | null;
  copying: boolean;
  onKeepOwn: () => void;
  onTakeTheirs: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Shows both versions after somebody else saved first. No choice loses content. */
function ConflictDialog(props: ConflictDialogProps) {
  const { open, ownContent, theirs, content, copying, onKeepOwn, onTakeTheirs, onCopy, onClose } = props;
  const texts = savingTexts.conflictDialog;
  const author = theirs.author?.name || texts.somebody;
  const when = theirs.changed && !Number.isNaN(Date.parse(theirs.changed)) ? new Date(theirs.changed) : null;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      large
      title={texts.title}
      description={texts.lead(author, when && formatFullMinute(when))}
      cancel={null}
      actions={
        <>
          <Button kind="quiet" onClick={onCopy} loading={copying}>
            {texts.copy}
          </Button>
          {content && <Button onClick={onTakeTheirs}>{texts.theirs}</Button>}
        </>
      }
      submit={content && texts.mine}
      onSubmit={() => {
        onKeepOwn();
        return false;
      }}
    >
      <div className={tw`pt-4`}>
        {content ? (
          <Differences
            before={content}
            after={ownContent}
            labels={{ before: texts.versionOf(author), after: texts.yours }}
          />
        ) : (
          <p>{texts.unreadable}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface GoneDialogProps extends DialogProps {
  copying: boolean;
  onKeep: () => void;
}

/** The template was deleted during editing: offers to save the content as a new template. */
function GoneDialog({ copying, onKeep, ...dialog }: GoneDialogProps) {
  const texts = savingTexts.goneDialog;
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title}
      description={texts.lead}
      cancel={uiTexts.close}
      focus="submit"
      submit={texts.keep}
      pending={copying}
      onSubmit={() => {
        onKeep();
        return false;
      }}
    />
  );
}
