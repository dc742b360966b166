import { CircleAlert, CircleSlash, Equal, Pencil, Plus, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/display/card";
import { Progress } from "../../../ui/messages/progress";
import { formatPercent } from "../../../domain/format";
import { tw } from "../../../ui/tw";
import { DownloadLink, MainCount, RowCounts } from "../shell/row-counts";
import { texts } from "./texts";

interface ReportCounts {
  create: number;
  update: number;
  unchanged: number;
  skip: number;
  refuse: number;
  unwritten: number;
}

interface RunReportProps {
  title: string;
  counts: ReportCounts;
  total: number;
  seconds: number | null;
  running: boolean;
  detail?: ReactNode;
  onSkipped?: (() => void) | undefined;
}

/** Shows the number of rows by outcome, with their sum. */
export function RunReport({ title, counts, total, seconds, running, detail, onSkipped }: RunReportProps) {
  const { create, update, unchanged, skip, refuse, unwritten } = counts;
  const parts = [create, update, unchanged, skip, refuse, ...(unwritten > 0 ? [unwritten] : [])];
  const done = parts.reduce((sum, part) => sum + part, 0);
  const share = total > 0 ? done / total : 1;
  const time = seconds === null ? "" : texts.timeLeft(seconds);
  return (
    <Card>
      <div className={tw`grid gap-4`}>
        <MainCount count={done}>{texts.rowsOf(done, total)}</MainCount>
        {running && (
          <Progress
            label={title}
            value={share}
            remaining={texts.remaining(formatPercent(share), time)}
            detail={detail}
          />
        )}
        <RowCounts
          label={texts.countsLabel}
          counts={[
            { icon: Plus, look: tw`text-success-text`, count: create, label: texts.created(create) },
            { icon: Pencil, look: tw`text-info-text`, count: update, label: texts.updated(update) },
            { icon: Equal, look: tw`text-muted`, count: unchanged, label: texts.unchanged(unchanged) },
            {
              icon: CircleSlash,
              look: tw`text-muted`,
              count: skip,
              label: texts.skipped(skip),
              hint: skip > 0 && onSkipped && <DownloadLink onClick={onSkipped}>{texts.downloadSkipped}</DownloadLink>,
            },
            { icon: CircleAlert, look: tw`text-danger-text`, count: refuse, label: texts.refused(refuse) },
            unwritten > 0 && {
              icon: Square,
              look: tw`text-muted`,
              count: unwritten,
              label: texts.unwritten(unwritten),
            },
          ]}
        />
        <p className={tw`text-label text-muted`}>{texts.sum(parts, done)}</p>
      </div>
    </Card>
  );
}
