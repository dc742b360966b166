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
  of: Import;
  onOpen: (importId: string) => void;
  onUndo: (of: Import) => void;
}

/** An import in the history: file, author, date, counts, status, and a button to resume, undo or watch it. */
export function HistoryRow({ of: read, onOpen, onUndo }: HistoryRowProps) {
  const [job, jobs] = useJob(read._id);
  const of = job?.import ?? read;
  const { label, tone, glyph, counts, action } = importStatus(of, job);
  const name = of.file.name || texts.damaged;
  const since = of.started ?? of.created;
  const resume = () => {
    // a dry run is only opened: the user starts it from the summary
    if (of.state !== "open") jobs.commit(of, true);
    onOpen(of._id);
  };
  return (
    <Row>
      <Cell area="name" className={tw`!whitespace-normal py-2 cards:py-0`}>
        <Link href={addressOf(importerPlace({ importId: of._id }))} look="strong" className={tw`break-anywhere`}>
          {name}
        </Link>
        <span className={tw`block text-label text-muted break-anywhere`}>
          {texts.of(of)}
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
            aria-label={of.state === "undoing" ? texts.resumeOf(name) : texts.undoOf(name)}
            onClick={() => onUndo(of)}
          >
            {of.state === "undoing" ? texts.resume : texts.undo}
          </Button>
        )}
        {action === "watch" && (
          <Button small href={addressOf(importerPlace({ importId: of._id }))} aria-label={texts.watchOf(name)}>
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

function importStatus(of: Import, job: Job | undefined): ImportStatus {
  const { states } = texts;
  if (isActive(job)) {
    const { done, total } = rowsUndone(of);
    return job.kind === "undo"
      ? looks(states.undoing, "info", RefreshCw, texts.stoppedAt(done, total), "watch")
      : looks(states.running, "info", RefreshCw, texts.stoppedAt(rowsDone(of), readyRows(of)), "watch");
  }
  switch (of.state) {
    case "open":
      return looks(states.open, "info", CircleDashed, texts.tried(readyRows(of)), "resume");
    case "started":
      return looks(states.interrupted, "warn", Pause, texts.stoppedAt(rowsDone(of), readyRows(of)), "resume");
    case "stopped":
      return looks(states.stopped, "neutral", Square, texts.stoppedAt(rowsDone(of), readyRows(of)), undoOf(of));
    case "undoing":
      return looks(states.halfUndone, "warn", Pause, texts.undone(of), "undo");
    case "undone":
      return looks(states.undone, "neutral", Undo2, texts.undone(of), "none");
    case "done":
      return looks(states.done, "success", Check, texts.written(of), undoOf(of));
    default:
      // an unknown state is shown as the server sends it
      return looks(of.state, "neutral", Ban, texts.written(of), "none");
  }
}

const undoOf = (of: Import) => (hasWritten(of) ? "undo" : "none");

const looks = (
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
