import { History } from "lucide-react";
import { useState } from "react";
import { useQuery } from "../../../../api/react/use-query";
import { NotReady } from "../../../../ui/messages/not-ready";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { SidePanel } from "../../../../ui/overlay/side-panel";
import { Skeleton } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { versionsQuery, type Template, type TemplateRow } from "../../template";
import type { Content } from "../state/editor-state";
import { editableContent } from "../saving/use-save-template";
import { versionTexts as texts } from "../texts";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../../ui/texts";
import { Differences } from "../compare/differences";
import { formatFullMoment } from "../../../../domain/format";

interface VersionsPanelProps {
  open: boolean;
  id: string;
  now: Content;
  onRestore: (content: Content) => void;
  onClose: () => void;
}

export function VersionsPanel({ open, id, now, onRestore, onClose }: VersionsPanelProps) {
  const [shown, setShown] = useState<Template | null>(null);
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={texts.title} description={texts.lead}>
        <div className={tw`px-6 py-4 narrow:px-4`}>{open && <Versions id={id} onShow={setShown} />}</div>
      </SidePanel>
      {shown && (
        <VersionDialog
          version={shown}
          now={now}
          onRestore={(content) => {
            setShown(null);
            onRestore(content);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function Versions({ id, onShow }: { id: string; onShow: (version: Template) => void }) {
  const state = useQuery(versionsQuery(id));
  if (state.status !== "ready") return <NotReady state={state} texts={texts} skeleton={<Skeleton height={160} />} />;
  const { versions } = state.data;
  if (versions.length === 0) return <p className={tw`text-muted`}>{texts.none}</p>;
  return (
    <ol className={tw`grid divide-y`}>
      {versions.map((version, index) => (
        <li key={version.version ?? index} className={tw`flex items-center gap-2 py-2.5 first:pt-0`}>
          <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
            <span className={tw`font-medium`}>{momentOf(version)}</span>
            {version.author?.name && (
              <span className={tw`text-label text-muted`}>{texts.savedBy(version.author.name)}</span>
            )}
          </span>
          <IconButton icon={History} label={texts.look(momentOf(version))} onClick={() => onShow(version)} />
        </li>
      ))}
    </ol>
  );
}

interface VersionDialogProps {
  version: Template;
  now: Content;
  onRestore: (content: Content) => void;
  onClose: () => void;
}

function VersionDialog({ version, now, onRestore, onClose }: VersionDialogProps) {
  const content = editableContent(version);
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

function momentOf({ changed }: Pick<TemplateRow, "changed">): string {
  const moment = Date.parse(changed ?? "");
  return Number.isNaN(moment) ? texts.unknownDate : formatFullMoment(new Date(moment));
}
