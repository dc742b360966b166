import { CircleAlert, Hand, Play, Pause, Undo2, UserMinus } from "lucide-react";
import { useQuery } from "../../../api/react/use-query";
import { formatPercent } from "../../../domain/format";
import { formatTime } from "../../../domain/dates/format-time";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Progress } from "../../../ui/messages/progress";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/overlay/use-opened";
import { rowsQuery, type Import } from "../api/read-imports";
import { isActive, rowsUndone, type Job, type Jobs } from "../run/jobs";
import { LeaveCard, RunFrame, secondsLeft } from "../run/run-frame";
import { FirstRowsCard } from "../run/reasons-table";
import { texts as runTexts } from "../run/texts";
import { MainCount, RowCounts } from "../shell/row-counts";
import { texts } from "./texts";
import { UndoDialog } from "./undo-dialog";

interface UndoRunProps {
  importRun: Import;
  job: Job | undefined;
  jobs: Jobs;
  onNew: () => void;
}

const SHOWN = 20;

/** Shows the progress of an undo, then its result: counts, and the rows that were kept or failed with their reasons. */
export function UndoRun({ importRun, job, jobs, onNew }: UndoRunProps) {
  const { times, shown, show } = useOpened();
  const over = importRun.state === "undone";
  const active = isActive(job);
  const phase = over ? "over" : active || job?.phase === "failed" ? job.phase : "paused";
  const { removed, restored, kept, failed } = importRun.undone;
  const { done, total } = rowsUndone(importRun);
  const share = total > 0 ? done / total : 1;
  const seconds = job && active ? secondsLeft(done, job.before, total, job.since) : null;
  const parts = [removed, restored, kept, failed];
  const sum = parts.reduce((all, part) => all + part, 0);
  const { create, update } = importRun.written;
  return (
    <RunFrame
      title={texts.titles[phase]}
      file={importRun.file.name}
      actions={
        over ? (
          <Button onClick={onNew}>{runTexts.toStart}</Button>
        ) : active ? (
          <Button icon={Pause} onClick={() => jobs.pause(importRun._id)}>
            {runTexts.pause}
          </Button>
        ) : (
          <Button icon={Play} onClick={() => (job?.plan ? jobs.undo(importRun, job.plan, true) : show())}>
            {runTexts.resume}
          </Button>
        )
      }
    >
      {active && job.resumedAt && (
        <Banner title={texts.resumedTitle}>{texts.resumed(formatTime(job.resumedAt.when))}</Banner>
      )}
      {phase === "paused" && <Banner title={texts.titles.paused}>{texts.pausedHint}</Banner>}
      {phase === "failed" && (
        <Banner tone="danger" live title={texts.serverRefuses}>
          {job?.error?.message}
        </Banner>
      )}
      <Card>
        <div className={tw`grid gap-4`}>
          <MainCount count={removed + restored}>{texts.rowsOf(removed + restored, create + update)}</MainCount>
          {!over && (
            <Progress
              label={texts.titles[phase]}
              value={share}
              remaining={runTexts.remaining(formatPercent(share), seconds === null ? "" : runTexts.timeLeft(seconds))}
              detail={phase === "waiting" ? runTexts.waiting : undefined}
            />
          )}
          <RowCounts
            label={texts.countsLabel}
            counts={[
              { icon: UserMinus, look: tw`text-muted`, count: removed, label: texts.removedRows(removed) },
              { icon: Undo2, look: tw`text-info-text`, count: restored, label: texts.restoredRows(restored) },
              { icon: Hand, look: tw`text-warn-text`, count: kept, label: texts.keptRows(kept) },
              { icon: CircleAlert, look: tw`text-danger-text`, count: failed, label: texts.failedRows(failed) },
            ]}
          />
          <p className={tw`text-label text-muted`}>{runTexts.sum(parts, sum)}</p>
        </div>
      </Card>
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        {failed + kept > 0 && (
          <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-6`}>
            {failed > 0 && (
              <RemainingRows importRun={importRun} undone="failed" count={failed} title={texts.failedTitle(failed)} />
            )}
            {kept > 0 && (
              <RemainingRows importRun={importRun} undone="kept" count={kept} title={texts.keptTitle(kept)} />
            )}
          </div>
        )}
        {!over && <LeaveCard hints={texts.hints} />}
      </div>
      {times > 0 && <UndoDialog key={times} {...shown} importRun={importRun} />}
    </RunFrame>
  );
}

interface RemainingRowsProps {
  importRun: Import;
  undone: "kept" | "failed";
  count: number;
  title: string;
}

function RemainingRows({ importRun, undone, count, title }: RemainingRowsProps) {
  const state = useQuery(rowsQuery(importRun._id, { undone, limit: SHOWN }));
  const rows = state.status === "ready" ? state.data.rows : [];
  return (
    <FirstRowsCard
      title={title}
      rows={rows.map((row) => ({
        row: row.row,
        name: row.match?.name || row.name,
        reason: row.undone?.reason ?? "",
      }))}
      count={count}
    />
  );
}
