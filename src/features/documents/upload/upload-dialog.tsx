import { FileUp, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useQuery } from "../../../api/react/use-query";
import { formatSize } from "../../../domain/documents/file-name";
import { documentLimitsQuery } from "../../../shared/documents/document";
import { useUploads } from "../../../shared/documents/uploads/components/upload-dock";
import { Button } from "../../../ui/buttons/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { IconButton } from "../../../ui/buttons/icon-button";
import { useToast } from "../../../ui/toast/toast";
import { cx, tw } from "../../../ui/tw";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { VisibilityFields, useDocumentZones } from "../visibility/visibility-fields";
import {
  visibilityDraft,
  visibilityForm,
  visibilityProblem,
  type VisibilityProblem,
} from "../visibility/visibility-form";
import { accepted, refusalOf, UploadLimits } from "./upload-limits";
import { texts } from "./texts";
import { useGivenFiles, type GivenFiles } from "../../../ui/browser/use-given-files";

interface UploadDialogProps extends DialogProps {
  folder: { _id: string; name: string } | null;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  over: boolean;
}

function UploadDialog({ folder, files, onFiles, over, ...dialog }: UploadDialogProps) {
  const { add } = useUploads();
  const { own } = useDocumentZones();
  const state = useQuery(documentLimitsQuery);
  const limits = state.status === "ready" ? state.data.limits : null;
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [draft, setDraft] = useState(() => visibilityDraft(null, own));
  const [problem, setProblem] = useState<VisibilityProblem | "files" | null>(null);
  const submit = async () => {
    const missing = files.length === 0 ? ("files" as const) : visibilityProblem(draft, own);
    setProblem(missing);
    if (missing || files.some((file) => refusalOf(file, limits) !== null)) return false;
    try {
      await add(files, { folder: folder?._id ?? null, sight: visibilityForm(draft, own) });
      return null;
    } catch {
      // the code of uploads didn't load
      toast.error(texts.failed);
      return false;
    }
  };
  const label = files.length === 0 ? texts.submitNone : texts.submit(files.length);
  return (
    <FormDialog
      {...dialog}
      title={folder ? texts.inFolder(folder.name) : texts.title}
      submit={label}
      pendingLabel={label}
      onSubmit={submit}
    >
      <div className={tw`grid gap-5`}>
        <div className={tw`grid gap-2`}>
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
                target.value = ""; // the same file can be chosen again after a change
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
                <span className={tw`min-w-0 flex-1 break-anywhere py-1`}>
                  {file.name}
                  <Refusal of={refusalOf(file, limits)} />
                </span>
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
        <VisibilityFields
          draft={draft}
          problem={problem === "files" ? null : problem}
          onChange={(next) => {
            setDraft(next);
            setProblem(null);
          }}
        />
      </div>
    </FormDialog>
  );
}

const Refusal = ({ of }: { of: string | null }) => of !== null && <FieldMessage kind="error">{of}</FieldMessage>;

interface UploadWindow {
  open: () => void;
  dropProps: GivenFiles["dropHandlers"];
  over: boolean;
  dialog: ReactNode;
}

/**
 * The dialog for an upload. A button opens it, and so do dropped or pasted files.
 * @param wanted false: files are ignored
 */
export function useUploadWindow(folder: { _id: string; name: string } | null, wanted: boolean): UploadWindow {
  const { times, shown, show } = useOpened();
  const [files, setFiles] = useState<readonly File[]>([]);
  const begin = (given: readonly File[]) => {
    setFiles(given);
    show();
  };
  const add = (more: readonly File[]) => setFiles((before) => [...before, ...more]);
  const { isDraggedOver, dropHandlers } = useGivenFiles(wanted ? (shown.open ? add : begin) : null, shown.open);
  return {
    open: () => begin([]),
    dropProps: dropHandlers,
    over: isDraggedOver && !shown.open,
    dialog: times > 0 && (
      <UploadDialog key={times} folder={folder} files={files} onFiles={setFiles} over={isDraggedOver} {...shown} />
    ),
  };
}
