import { FileUp, X } from "lucide-react";
import { useRef, useState } from "react";
import { useQuery } from "../../../api/react/use-query";
import { formatSize } from "../../../domain/documents/file-name";
import { documentLimitsQuery } from "../../../shared/documents";
import { useUploads } from "../../../shared/documents/uploads";
import { Button } from "../../../ui/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { IconButton } from "../../../ui/icon-button";
import { Dialog } from "../../../ui/overlay/dialog";
import { useToast } from "../../../ui/toast/toast";
import { cx, tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import { SightFields } from "../sight/sight-fields";
import { sightDraft, sightForm, sightProblem, type SightProblem } from "../sight/sight-form";
import { useDocumentZones } from "../sight/use-own-zones";
import { accepted } from "./accepted";
import { texts } from "./texts";
import { UploadLimits } from "./upload-limits";

interface UploadDialogProps extends Shown {
  /** Into which folder they go; null: outside of all. */
  folder: { _id: string; name: string } | null;
  /** Those that are chosen: dropped and pasted ones come by themselves. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** Some hang over it. */
  over: boolean;
}

/** Which files, and who is to see them: asked before anything is sent. */
export function UploadDialog({ folder, files, onFiles, over, open, onClose }: UploadDialogProps) {
  const { add } = useUploads();
  const { own } = useDocumentZones();
  const state = useQuery(documentLimitsQuery);
  const limits = state.status === "ready" ? state.data.limits : null;
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [draft, setDraft] = useState(() => sightDraft(null, own));
  const [problem, setProblem] = useState<SightProblem | "files" | null>(null);
  const submit = async () => {
    const missing = files.length === 0 ? ("files" as const) : sightProblem(draft, own);
    setProblem(missing);
    if (missing || sending) return;
    setSending(true);
    try {
      await add(files, { folder: folder?._id ?? null, sight: sightForm(draft, own) });
      onClose();
    } catch {
      // the code that sends them didn't come
      toast.error(texts.failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={folder ? texts.inFolder(folder.name) : texts.title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void submit()} loading={sending}>
            {files.length === 0 ? texts.submitNone : texts.submit(files.length)}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-5`}>
        <div className={tw`grid gap-2`}>
          {/* dropping and pasting are ways beside the button */}
          <div
            className={cx(
              tw`grid justify-items-center gap-2 rounded-lg border border-dashed border-line-input px-4 py-5 text-center`,
              over && tw`bg-hover`,
            )}
          >
            <span className={tw`text-muted`}>{over ? texts.dropNow : texts.drop}</span>
            <Button data-autofocus icon={FileUp} onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              accept={accepted(limits)}
              aria-label={texts.input}
              tabIndex={-1}
              className={tw`sr-only`}
              onChange={({ target }) => {
                onFiles([...files, ...(target.files ?? [])]);
                target.value = ""; // the same file, mended, is chosen again
              }}
            />
          </div>
          <UploadLimits limits={limits} />
          {problem === "files" && files.length === 0 && <FieldMessage kind="error">{texts.none}</FieldMessage>}
        </div>
        {files.length > 0 && (
          <ul
            aria-label={texts.chosen}
            className={tw`grid max-h-[180px] overflow-auto divide-y rounded border border-line`}
          >
            {files.map((file, at) => (
              <li key={at} className={tw`flex min-w-0 items-center gap-2 pl-3`}>
                <span className={tw`min-w-0 flex-1 break-anywhere py-1`}>{file.name}</span>
                <span className={tw`whitespace-nowrap text-label text-faint`}>{formatSize(file.size)}</span>
                <IconButton
                  small
                  icon={X}
                  label={texts.remove(file.name)}
                  onClick={() => onFiles(files.filter((other) => other !== file))}
                />
              </li>
            ))}
          </ul>
        )}
        <SightFields
          draft={draft}
          problem={problem === "files" ? null : problem}
          onChange={(next) => {
            setDraft(next);
            setProblem(null);
          }}
        />
      </div>
    </Dialog>
  );
}
