import { useState, type ReactNode } from "react";
import { notDoneMessage, ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { useQuery } from "../../../api/react/use-query";
import { missingOverride, type Override } from "../../../domain/donation/warnings";
import { createQueue } from "../../../domain/async/queue";
import { Button } from "../../../ui/buttons/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useUnmounted } from "../../../ui/overlay/use-unmounted";
import { changeImport, type ImportOptions } from "../api/import-calls";
import { type Choice, type Import, rowsQuery } from "../api/read-imports";
import type { PlanState } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { ImportCounts } from "../engine/types";
import { jobsOf } from "../run/jobs";
import { FirstRowsCard } from "../run/reasons-table";
import { refusedFile, skippedFile, useSaveRefused } from "../run/refused-file";
import { texts as runTexts } from "../run/texts";
import { type ImportPlan, fieldsToWrite } from "../shell/import-plan";
import { StepFrame } from "../shell/step-frame";
import { AskCard } from "./ask-card";
import { ChangesCard } from "./changes-card";
import { OptionsCard } from "./options-card";
import { texts } from "./texts";
import { WarnedCard } from "./warned-card";
import { DryRunCard } from "./dry-run-card";

interface ReadySummaryProps {
  /** The import's file, if it is still open: the download of refused rows then has the original cells. */
  engine: ImportEngine | null;
  importRun: Import;
  plan: ImportPlan;
  counts: Pick<ImportCounts, "read" | "ready" | "skipped" | "refused">;
  take: (now: Import) => void;
  /** Renders the button that leaves the summary. @param busy whether a request is under way */
  back: (busy: boolean) => ReactNode;
  onStarted: (importId: string) => void;
}

type Fields = Pick<PlanState, "excluded" | "chosen">;

/** Rows that a server writes in a second, for the estimate before the start. */
const ROWS_A_SECOND = 400;

export function ReadySummary({ engine, importRun, plan, counts, take, back, onStarted }: ReadySummaryProps) {
  const { session } = useConnection();
  const toast = useToast();
  const save = useSaveRefused();
  const isUnmounted = useUnmounted();
  const [busy, setBusy] = useState(false);
  const [starting, setStarting] = useState(false);
  /** Options that were changed, while the request is under way. */
  const [pendingOptions, setPendingOptions] = useState<Partial<ImportOptions>>({});
  const [fields, setFieldsState] = useState<Fields>(() => ({
    excluded: plan.now().excluded,
    chosen: plan.now().chosen,
  }));
  const [override, setOverride] = useState<Override>({
    override: importRun.confirmed,
    reason: importRun.writeReason ?? "",
  });
  /** The number of warned rows that the user has confirmed: if it changes, the confirmation is void. */
  const [warned, setWarned] = useState(importRun.warned);
  if (importRun.warned !== warned) {
    setWarned(importRun.warned);
    setOverride((now) => ({ ...now, override: false }));
  }
  const keepFields = (next: Fields) => {
    setFieldsState(next);
    plan.set(next);
  };

  /** @returns the changed import; null if the request failed (then a toast says so) */
  const change = async (body: Parameters<typeof changeImport>[2]): Promise<Import | null> => {
    setBusy(true);
    try {
      const now = await changeImport(session, importRun._id, body);
      take(now);
      return now;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(notDoneMessage(error, texts.notChanged));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const setFields = async (next: Fields) => {
    if (await change({ fields: fieldsToWrite(next, importRun, fields.excluded) })) keepFields(next);
  };
  /** Sends choices, then the fields again: the chosen rows may change fields that no row changed before. */
  const choose = async (choices: { row: number; choice: Choice | null }[]): Promise<boolean> => {
    const hasFields = fields.excluded.length > 0 || fields.chosen.length > 0;
    const now = await change(hasFields ? { choices, fields: null } : { choices });
    if (!now) return false;
    plan.choose(choices);
    return !hasFields || (await change({ fields: fieldsToWrite(fields, now) })) !== null;
  };
  const [enqueue] = useState(createQueue);
  /** One request after another, so that the last choice wins. */
  const enqueueChoice = (choices: Parameters<typeof choose>[0]) => enqueue(() => choose(choices));
  const setOptions = async (options: Partial<ImportOptions>) => {
    setPendingOptions(options);
    const now = await change(options);
    if (now) plan.set({ update: options.update ?? plan.now().update, invite: options.invite ?? plan.now().invite });
    if (now && options.update) keepFields({ excluded: [], chosen: [] });
    setPendingOptions({});
  };
  const { create, update, ask, skip, refuse } = importRun.planned;
  // the check counted rows as ready that the server skips or refuses
  const ready = Math.max(0, counts.ready - skip - refuse);
  const missing = missingOverride(importRun.warned, override);
  const toWrite = create + update;
  const start = async () => {
    setStarting(true);
    const confirmed =
      !importRun.warned || (await change({ confirmed: true, writeReason: override.reason.trim() })) !== null;
    setStarting(false);
    // if the user left the summary meanwhile, nothing starts
    if (!confirmed || isUnmounted()) return;
    jobsOf(session).commit(importRun, false);
    onStarted(importRun._id);
  };
  return (
    <StepFrame
      info={
        missing
          ? texts.confirmFirst[missing]
          : ask
            ? texts.toChoose(ask)
            : toWrite > 0
              ? texts.about(ready / ROWS_A_SECOND)
              : texts.nothing
      }
      buttons={
        <>
          {back(busy)}
          <Button
            kind="primary"
            loading={starting}
            disabled={(busy && !starting) || ready === 0 || missing !== null}
            onClick={() => void start()}
          >
            {texts.start(ready)}
          </Button>
        </>
      }
    >
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        <div className={tw`grid min-w-0 gap-6`}>
          <DryRunCard
            importRun={importRun}
            counts={{ ...counts, ready }}
            onDownload={() => void save(() => refusedFile(session, importRun, engine))}
            onSkipped={
              engine ? () => void save(() => skippedFile(session, importRun, engine), runTexts.skippedFile) : undefined
            }
          />
          {refuse > 0 && <RefusedRows importRun={importRun} count={refuse} />}
          {ask > 0 && <AskCard importRun={importRun} disabled={busy} onChoose={enqueueChoice} />}
          {importRun.warned > 0 && (
            <WarnedCard
              importRun={importRun}
              disabled={busy}
              override={override}
              onChange={(part) => setOverride((now) => ({ ...now, ...part }))}
            />
          )}
          <ChangesCard
            importRun={importRun}
            {...fields}
            hasChoices={plan.now().choices.size > 0}
            disabled={busy}
            onFields={(next) => void setFields(next)}
            onChoose={({ row }, choice) => enqueueChoice([{ row, choice }])}
          />
        </div>
        <OptionsCard
          importRun={{ ...importRun, ...pendingOptions }}
          disabled={busy}
          onChange={(options) => void setOptions(options)}
        />
      </div>
    </StepFrame>
  );
}

const SHOWN = 10;

/** Lists the first rows that the server would refuse, with the reasons. */
function RefusedRows({ importRun, count }: { importRun: Import; count: number }) {
  // the limit depends on the count, so that a new count reads the rows again
  const state = useQuery(rowsQuery(importRun._id, { outcome: "refuse", limit: Math.min(count, SHOWN) }));
  const rows = state.status === "ready" ? state.data.rows : [];
  if (rows.length === 0) return null;
  return (
    <FirstRowsCard
      title={runTexts.refusedTitle(count)}
      rows={rows.map(({ row, name, reason }) => ({ row, name, reason: reason ?? "" }))}
      count={count}
    />
  );
}
