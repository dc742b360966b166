import { CircleAlert, CircleSlash, Equal, Pencil, Plus, Square } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { Progress } from "../../../ui/messages/progress";
import { tw } from "../../../ui/tw";
import { DownloadLink, Figure, Figures } from "../shell/figures";
import { texts } from "./texts";

interface ReportFigures {
  create: number;
  update: number;
  unchanged: number;
  skip: number;
  refuse: number;
  /** Of one that was stopped. */
  unwritten: number;
}

interface RunReportProps {
  title: string;
  figures: ReportFigures;
  /** Rows that there are to be counted. */
  total: number;
  /** Seconds that are left; null where nobody knows. */
  seconds: number | null;
  running: boolean;
  detail?: ReactNode;
  /** Gives the skipped rows as a file; missing where it isn't at hand. */
  onSkipped?: (() => void) | undefined;
}

/** How many rows became what; the sum is always shown. */
export function RunReport({ title, figures, total, seconds, running, detail, onSkipped }: RunReportProps) {
  const { create, update, unchanged, skip, refuse, unwritten } = figures;
  const parts = [create, update, unchanged, skip, refuse, ...(unwritten > 0 ? [unwritten] : [])];
  const done = parts.reduce((sum, part) => sum + part, 0);
  const share = total > 0 ? done / total : 1;
  const words = seconds === null ? "" : texts.left(seconds);
  return (
    <Card>
      <div className={tw`grid gap-4`}>
        <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
          <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(done)}</b>
          <span className={tw`text-muted`}>{texts.rowsOf(done, total)}</span>
        </p>
        {running && (
          <Progress
            label={title}
            value={share}
            remaining={texts.remaining(formatPercent(share), words)}
            detail={detail}
          />
        )}
        <Figures label={texts.figures}>
          <Figure icon={Plus} look={tw`text-success-text`} count={create} label={texts.created(create)} />
          <Figure icon={Pencil} look={tw`text-info-text`} count={update} label={texts.updated(update)} />
          <Figure icon={Equal} look={tw`text-muted`} count={unchanged} label={texts.unchanged(unchanged)} />
          <Figure
            icon={CircleSlash}
            look={tw`text-muted`}
            count={skip}
            label={texts.skipped(skip)}
            hint={skip > 0 && onSkipped && <DownloadLink onClick={onSkipped}>{texts.downloadSkipped}</DownloadLink>}
          />
          <Figure icon={CircleAlert} look={tw`text-danger-text`} count={refuse} label={texts.refused(refuse)} />
          {unwritten > 0 && (
            <Figure icon={Square} look={tw`text-muted`} count={unwritten} label={texts.unwritten(unwritten)} />
          )}
        </Figures>
        <p className={tw`text-label text-muted`}>{texts.sum(parts, done)}</p>
      </div>
    </Card>
  );
}
