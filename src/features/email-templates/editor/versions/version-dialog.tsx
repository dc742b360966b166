import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import type { Template } from "../../template";
import { Differences } from "../compare/differences";
import type { Content } from "../state/editor-state";
import { versionTexts as texts } from "./texts";
import { momentOf } from "./version-moment";

interface VersionDialogProps {
  version: Template;
  now: Content;
  onRestore: (content: Content) => void;
  onClose: () => void;
}

/** A former version beside the present one, and the way back to it. */
export function VersionDialog({ version, now, onRestore, onClose }: VersionDialogProps) {
  const { name, stored } = version;
  const content = stored.type === "ready" ? { name, document: stored.document } : null;
  return (
    <Dialog
      open
      onClose={onClose}
      large
      title={texts.dialogTitle(momentOf(version))}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          {content && (
            <Button kind="primary" onClick={() => onRestore(content)}>
              {texts.restore}
            </Button>
          )}
        </>
      }
    >
      <div className={tw`pt-2`}>
        {content ? (
          <Differences before={content} after={now} labels={{ before: texts.before, after: texts.now }} />
        ) : (
          <p className={tw`text-muted`}>{texts.unreadable}</p>
        )}
      </div>
    </Dialog>
  );
}
