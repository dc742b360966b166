import { tw } from "../../../../ui/tw";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../../ui/texts";
import type { Template, TemplateRow } from "../../template";
import { Differences } from "../compare/differences";
import type { Content } from "../state/editor-state";
import { versionTexts as texts, versionTexts } from "../texts";
import { formatFullMoment } from "../../../../domain/format";

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
    <ConfirmDialog
      open
      onClose={onClose}
      alert={false}
      large
      title={texts.dialogTitle(momentOf(version))}
      cancel={uiTexts.close}
      submit={content && texts.restore}
      onSubmit={() => {
        if (content) onRestore(content);
        return false;
      }}
    >
      <div className={tw`pt-2`}>
        {content ? (
          <Differences before={content} after={now} labels={{ before: texts.before, after: texts.now }} />
        ) : (
          <p className={tw`text-muted`}>{texts.unreadable}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** @returns when a version was saved, in words */
export function momentOf({ changed }: Pick<TemplateRow, "changed">): string {
  const moment = Date.parse(changed ?? "");
  return Number.isNaN(moment) ? versionTexts.unknownDate : formatFullMoment(new Date(moment));
}
