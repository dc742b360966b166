import { useState } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { notDoneMessage, ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { useConnection, useUser } from "../../../api/react/connection";
import { SessionMemory } from "../../../api/session/kept-for-user/session-memory";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useUnmounted } from "../../../ui/overlay/use-unmounted";
import { dropImport } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { NO_DRAFT } from "../draft/types";
import { createImportPlan, type ImportPlan } from "../shell/import-plan";
import { ImporterHead } from "../shell/importer-head";
import { texts as shellTexts } from "../shell/texts";
import { ReadySummary } from "./ready-summary";
import { texts } from "./texts";

interface OpenImportProps {
  importRun: Import;
  onNew: () => void;
}

/** Shows a dry run that was never committed. The server has all its rows, so any user can commit it without the file. */
export function OpenImport({ importRun: read, onNew }: OpenImportProps) {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  const toast = useToast();
  const isUnmounted = useUnmounted();
  const [importRun, setImportRun] = useState(read);
  const plan = useOpenPlan(importRun._id);
  const [busy, setBusy] = useState(false);
  const { skipped, refused } = importRun.left;
  const ready = importRun.batches.reduce((sum, one) => sum + one.rows, 0);
  const counts = { read: importRun.file.rows || ready, ready, skipped, refused };
  const drop = async () => {
    setBusy(true);
    try {
      await dropImport(session, importRun._id);
      // before the invalidation, because this import can't be read any more
      if (!isUnmounted()) onNew();
      await invalidate(affectedReads.import(importRun._id)).user;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(notDoneMessage(error, texts.notDropped));
      setBusy(false);
    }
  };
  const dropButton = (changing: boolean) => (
    <Button loading={busy} disabled={changing} onClick={() => void drop()}>
      {texts.drop}
    </Button>
  );
  // the page was closed before all rows were sent
  if (ready === 0 || ready !== counts.read - skipped - refused)
    return (
      <EmptyState level={1} title={texts.incomplete} actions={dropButton(false)}>
        {texts.incompleteHint(importRun.file.name)}
      </EmptyState>
    );
  return (
    <div className={tw`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4`}>
      <ImporterHead step={null} title={shellTexts.summary} lead={shellTexts.summaryLead} file={importRun.file.name} />
      <ReadySummary
        engine={null}
        importRun={importRun}
        plan={plan}
        counts={counts}
        take={setImportRun}
        back={dropButton}
        onStarted={() => undefined}
      />
    </div>
  );
}

const plans = new SessionMemory<ReadonlyMap<string, ImportPlan>>();

/**
 * @returns the plan of a dry run whose file isn't open. It keeps the excluded fields while the user visits other pages; all
 *   else is on the server
 */
function useOpenPlan(importId: string): ImportPlan {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const [plan] = useState(() => {
    const userPlans = plans.read(connection, userId);
    const existing = userPlans?.get(importId);
    if (existing) return existing;
    const created = createImportPlan(NO_DRAFT);
    if (userId !== null) plans.write(connection, userId, new Map([...(userPlans ?? []), [importId, created]]));
    return created;
  });
  return plan;
}
