import { formatFullMoment } from "../../../domain/format";
import { shortMoment } from "../../../domain/dates/short-moment";
import { addressOf } from "../../../shared/navigation";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import { Cell } from "../../../ui/table/cell";
import { Row } from "../../../ui/table/row";
import { tw } from "../../../ui/tw";
import type { Import } from "../api/read-imports";
import { useJob } from "../run/use-job";
import { importerPlace } from "../shell/places";
import { standingOf } from "./standing";
import { texts } from "./texts";

interface HistoryRowProps {
  of: Import;
  onOpen: (importId: string) => void;
  onUndo: (of: Import) => void;
}

/** Who imported what and when, what became of it, and what can be done about it. */
export function HistoryRow({ of: read, onOpen, onUndo }: HistoryRowProps) {
  const [job, jobs] = useJob(read._id);
  const of = job?.import ?? read;
  const { label, tone, glyph, figures, action } = standingOf(of, job);
  const name = of.file?.name || texts.damaged;
  const since = of.started ?? of.created;
  const resume = () => {
    // a dry run is looked at before it is written
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
        <span className={tw`hidden cards:block pt-1`}>{figures}</span>
      </Cell>
      <Cell>
        {since && (
          <time dateTime={since} title={formatFullMoment(new Date(since))}>
            {shortMoment(since)}
          </time>
        )}
      </Cell>
      <Cell className={tw`!whitespace-normal tabular-nums`}>{figures}</Cell>
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
