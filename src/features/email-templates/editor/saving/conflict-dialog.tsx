import { formatFullMinute } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { tw } from "../../../../ui/tw";
import type { Template } from "../../template";
import { Differences } from "../compare/differences";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";

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
export function ConflictDialog(props: ConflictDialogProps) {
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
