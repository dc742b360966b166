import { useEffect } from "react";
import { useQuery } from "../../../api/react/use-query";
import { LACKING_STATUSES } from "../../../api/errors";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { importQuery, type Import } from "../api/read-imports";
import type { ImportEngine } from "../engine/types";
import { isDirect } from "./direct-jobs";
import { DirectRun } from "./direct-run";
import { Gone } from "./gone";
import { wasRunning } from "./jobs";
import { ServerRun } from "./server-run";
import { texts } from "./texts";
import { useJob } from "./use-job";

interface ImportRunProps {
  importId: string;
  /** Of the import's file, while it is open: for the whole file of refused rows. */
  engine: ImportEngine | null;
  onNew: () => void;
}

/** An import that is being written, or was: how far it is, and what became of its rows. */
export const ImportRun = ({ importId, engine, onNew }: ImportRunProps) =>
  isDirect(importId) ? (
    <DirectRun id={importId} engine={engine} onNew={onNew} />
  ) : (
    <OnServer key={importId} importId={importId} engine={engine} onNew={onNew} />
  );

function OnServer({ importId, engine, onNew }: ImportRunProps) {
  const [job, jobs] = useJob(importId);
  const state = useQuery(job ? null : importQuery(importId));
  const read: Import | undefined = state.status === "ready" ? state.data.import : undefined;
  useEffect(() => {
    // this tab was reloaded while it was writing
    if (!job && read && (read.state === "started" || read.state === "open") && wasRunning(importId))
      jobs.commit(read, true);
  }, [job, jobs, read, importId]);
  const now = job?.import ?? read;
  if (now) return <ServerRun of={now} job={job} jobs={jobs} engine={engine} onNew={onNew} />;
  if (state.status === "error" && LACKING_STATUSES.has(state.error.status)) return <Gone onNew={onNew} />;
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failedRead} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height={240} />
    </SkeletonGroup>
  );
}
