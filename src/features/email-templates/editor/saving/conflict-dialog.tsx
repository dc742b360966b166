import { formatFullMoment } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import type { Template } from "../../template";
import { Differences } from "../compare/differences";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";

interface ConflictDialogProps {
  open: boolean;
  mine: Content;
  theirs: Template;
  /** What they wrote; null where this editor can't read it: then one's own goes into a copy. */
  content: Content | null;
  copying: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Somebody else saved first: both versions side by side, and what to do with one's own. Nothing is lost by any choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, mine, theirs, content, copying, onMine, onTheirs, onCopy, onClose } = props;
  const words = savingTexts.conflictDialog;
  const who = theirs.author?.name || words.somebody;
  const when = theirs.changed && !Number.isNaN(Date.parse(theirs.changed)) ? new Date(theirs.changed) : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      large
      title={words.title}
      description={words.lead(who, when && formatFullMoment(when))}
      footer={
        <>
          <Button kind="quiet" onClick={onCopy} loading={copying}>
            {words.copy}
          </Button>
          {content && <Button onClick={onTheirs}>{words.theirs}</Button>}
          {content && (
            <Button kind="primary" onClick={onMine}>
              {words.mine}
            </Button>
          )}
        </>
      }
    >
      <div className={tw`pt-4`}>
        {content ? (
          <Differences before={content} after={mine} labels={{ before: words.versionOf(who), after: words.yours }} />
        ) : (
          <p>{words.unreadable}</p>
        )}
      </div>
    </Dialog>
  );
}
