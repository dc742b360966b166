import { useEffect } from "react";
import { useQuery } from "../../api/react/use-query";
import { ErrorState } from "../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../ui/messages/skeleton";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { importQuery, type Import } from "./api/read-imports";
import type { ImportEngine } from "./engine/engine";
import { OpenImport } from "./summary/open-import";
import type { UnsentRows } from "./shell/unsent-rows";
import { UndoRun } from "./undo/undo-run";
import { isActive } from "./run/jobs";
import { readRunningNote } from "./run/running-note";
import { ServerRun } from "./server-run";
import { texts } from "./run/texts";
import { useJob } from "./run/use-job";

interface ImportRunProps {
  importId: string;
  /** The import's file, if it is still open: the download of refused rows then has the original cells. */
  engine: ImportEngine | null;
  /** The user has downloaded rows that were never sent to the server. */
  onDownloaded?: ((which: UnsentRows) => void) | undefined;
  onNew: () => void;
}

/** Shows an import of the server: a dry run, the progress of a commit or an undo, or the result. */
export function ImportRun({ importId, engine, onDownloaded, onNew }: ImportRunProps) {
  const [job, jobs] = useJob(importId);
  // while a job runs, the job has the newest state; afterwards other users may change the import
  const state = useQuery(isActive(job) ? null : importQuery(importId));
  const read: Import | undefined = state.status === "ready" ? state.data.import : undefined;
  useEffect(() => {
    // if this tab was reloaded while a job was running, the job goes on
    const note = !job && read ? readRunningNote(importId) : null;
    if (!note || !read) return;
    if (note.undo === null && (read.state === "started" || read.state === "open")) jobs.commit(read, true);
    if (note.undo !== null && read.state !== "undone")
      jobs.undo(read, { changed: note.undo, choices: new Map() }, true);
  }, [job, jobs, read, importId]);
  const now = isActive(job) ? job.import : laterOf(job?.import, read);
  if (!now && state.status === "error" && state.error.status === 404) return <Gone onNew={onNew} />;
  if (!now && state.status === "error")
    return (
      <ErrorState level={1} title={texts.failedRead} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (!now)
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={240} />
      </SkeletonGroup>
    );
  if (job?.kind === "undo" || now.state === "undoing" || now.state === "undone")
    return <UndoRun importRun={now} job={job} jobs={jobs} onNew={onNew} />;
  if (now.state === "open" && !job) return <OpenImport importRun={now} onNew={onNew} />;
  return <ServerRun importRun={now} job={job} jobs={jobs} engine={engine} onDownloaded={onDownloaded} onNew={onNew} />;
}

const STATES = ["open", "started", "stopped", "done", "undoing", "undone"];
const stepsOf = ({ state, batches }: Import) =>
  STATES.indexOf(state) * 10_000 + batches.filter((one) => one.state !== "staged").length;

/** @returns the later state of an import: the cached read may be older than the last response of the job */
const laterOf = (fromJob: Import | undefined, read: Import | undefined): Import | undefined =>
  fromJob && read ? (stepsOf(read) >= stepsOf(fromJob) ? read : fromJob) : (fromJob ?? read);

const Gone = ({ onNew }: { onNew: () => void }) => (
  <EmptyState level={1} title={texts.gone} actions={<Button onClick={onNew}>{texts.toStart}</Button>}>
    {texts.goneHint}
  </EmptyState>
);
