import { Ban, Check, CircleDashed, Pause, RefreshCw, Square, Undo2 } from "lucide-react";
import { shortMoment } from "../../../domain/dates/format-time";
import { formatFullInstant } from "../../../domain/format";
import { addressOf } from "../../../shared/navigation";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import type { IconType } from "../../../ui/icons/icon";
import { Cell } from "../../../ui/table/cell";
import { Row } from "../../../ui/table/row";
import type { Tone } from "../../../ui/display/tone";
import { tw } from "../../../ui/tw";
import type { Import } from "../api/read-imports";
import { hasWritten, isActive, rowsDone, rowsUndone, type Job } from "../run/jobs";
import { useJob } from "../run/use-job";
import { importerPlace } from "../shell/places";
import { texts } from "./texts";

interface HistoryRowProps {
  importRun: Import;
  onOpen: (importId: string) => void;
  onUndo: (importRun: Import) => void;
}

/** An import in the history: file, author, date, counts, status, and a button to resume, undo or watch it. */
export function HistoryRow({ importRun: read, onOpen, onUndo }: HistoryRowProps) {
  const [job, jobs] = useJob(read._id);
  const importRun = job?.import ?? read;
  const { label, tone, glyph, counts, action } = importStatus(importRun, job);
  const name = importRun.file.name || texts.damaged;
  const since = importRun.started ?? importRun.created;
  const resume = () => {
    // a dry run is only opened: the user starts it from the summary
    if (importRun.state !== "open") jobs.commit(importRun, true);
    onOpen(importRun._id);
  };
  return (
    <Row>
      <Cell area="name" className={tw`!whitespace-normal py-2 cards:py-0`}>
        <Link href={addressOf(importerPlace({ importId: importRun._id }))} look="strong" className={tw`break-anywhere`}>
          {name}
        </Link>
        <span className={tw`block text-label text-muted break-anywhere`}>
          {texts.details(importRun)}
          {since && <span className={tw`hidden cards:inline`}>, {shortMoment(since)}</span>}
        </span>
        <span className={tw`hidden cards:block pt-1`}>{counts}</span>
      </Cell>
      <Cell>
        {since && (
          <time dateTime={since} title={formatFullInstant(since)}>
            {shortMoment(since)}
          </time>
        )}
      </Cell>
      <Cell className={tw`!whitespace-normal tabular-nums`}>{counts}</Cell>
      <Cell area="state">
        <Badge label={label} tone={tone} glyph={glyph} />
      </Cell>
      <Cell area="meta">
        {action === "resume" && (
          <Button small aria-label={texts.resumeOf(name)} onClick={resume}>
            {texts.resume}
          </Button>
        )}
        {action === "undo" && (
          <Button
            small
            aria-haspopup="dialog"
            aria-label={importRun.state === "undoing" ? texts.resumeOf(name) : texts.undoOf(name)}
            onClick={() => onUndo(importRun)}
          >
            {importRun.state === "undoing" ? texts.resume : texts.undo}
          </Button>
        )}
        {action === "watch" && (
          <Button small href={addressOf(importerPlace({ importId: importRun._id }))} aria-label={texts.watchOf(name)}>
            {texts.watch}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

interface ImportStatus {
  label: string;
  tone: Tone;
  glyph: IconType;
  counts: string;
  /** resume: goes on with it; undo: opens the dialog; watch: opens the page of a job that is running in this tab. */
  action: "resume" | "undo" | "watch" | "none";
}

const readyRows = ({ batches }: Import): number => batches.reduce((sum, one) => sum + one.rows, 0);

function importStatus(importRun: Import, job: Job | undefined): ImportStatus {
  const { states } = texts;
  if (isActive(job)) {
    const { done, total } = rowsUndone(importRun);
    return job.kind === "undo"
      ? status(states.undoing, "info", RefreshCw, texts.stoppedAt(done, total), "watch")
      : status(states.running, "info", RefreshCw, texts.stoppedAt(rowsDone(importRun), readyRows(importRun)), "watch");
  }
  switch (importRun.state) {
    case "open":
      return status(states.open, "info", CircleDashed, texts.tried(readyRows(importRun)), "resume");
    case "started":
      return status(
        states.interrupted,
        "warn",
        Pause,
        texts.stoppedAt(rowsDone(importRun), readyRows(importRun)),
        "resume",
      );
    case "stopped":
      return status(
        states.stopped,
        "neutral",
        Square,
        texts.stoppedAt(rowsDone(importRun), readyRows(importRun)),
        undoAction(importRun),
      );
    case "undoing":
      return status(states.halfUndone, "warn", Pause, texts.undone(importRun), "undo");
    case "undone":
      return status(states.undone, "neutral", Undo2, texts.undone(importRun), "none");
    case "done":
      return status(states.done, "success", Check, texts.written(importRun), undoAction(importRun));
    default:
      // an unknown state is shown as the server sends it
      return status(importRun.state, "neutral", Ban, texts.written(importRun), "none");
  }
}

const undoAction = (importRun: Import) => (hasWritten(importRun) ? "undo" : "none");

const status = (
  label: string,
  tone: Tone,
  glyph: IconType,
  counts: string,
  action: ImportStatus["action"],
): ImportStatus => ({
  label,
  tone,
  glyph,
  counts,
  action,
});
