import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useSearch } from "wouter";
import { useAreaLocation } from "../../shared/navigation";
import { AlertRegion } from "../../ui/messages/alert-region";
import { tw } from "../../ui/tw";
import { CheckStep } from "./check/check-step";
import { ColumnsStep } from "./columns/columns-step";
import type { EngineContext, FileReading } from "./engine/types";
import { ImportHistory } from "./history/import-history";
import { ImportRun } from "./import-run";
import { useInvalidateAfterJobs } from "./run/use-job";
import { ClosingDialog, useClosing } from "./shell/closing-dialog";
import type { WorkState } from "./shell/work-state";
import { ImporterHead } from "./shell/importer-head";
import {
  historyPlace,
  importerPlace,
  isStepOpen,
  readHistoryPage,
  readImporterPlace,
  type ImporterPlace,
  type ImportStep,
} from "./shell/places";
import { ResumedNotice } from "./shell/resumed-notice";
import { texts } from "./shell/texts";
import {
  useEngineContext,
  useImportWork,
  useCorrectedPlace,
  useUnsentRows,
  useResuming,
  useRememberedMatching,
} from "./shell/use-import-work";
import { StartStep } from "./start/start-step";
import { ImportSummary } from "./summary/import-summary";

/** Imports a spreadsheet in four steps: choose the file, match its columns, correct its rows, confirm the summary. */
export function ImporterPage() {
  const area = useAreaLocation();
  const [work, state] = useImportWork();
  const { context, zones } = useEngineContext();
  const goTo = (next: ImporterPlace) => area.navigate(importerPlace(next), { state: area.entryState() });
  const search = useSearch();
  const place = readImporterPlace(search);
  const step = stepFor(place, state);
  const box = useRef<HTMLDivElement>(null);
  const importId = state.phase === "open" ? state.importId : null;
  const isOpen = state.phase === "open" && importId === null;
  const isSaved = state.phase === "open" && state.isSaved;
  const [closing, ask] = useClosing(isOpen, isSaved);
  useResuming(work, context, place);
  useUnsentRows(work, state, context, place);
  useCorrectedPlace(place, step);
  useInvalidateAfterJobs();
  useCloseStartedFile("step" in place && importId !== null, work.close);
  useHeadingFocus(box, step);

  const findMatching = useRememberedMatching();
  /** The chosen file, while the zones and the rules are loading. */
  const [waiting, setWaiting] = useState<ChosenFile | null>(null);
  const open = async ({ source, name }: ChosenFile, now: EngineContext) => {
    if (!(await work.open(source, name, now, findMatching))) return;
    const after = work.state();
    if (after.phase === "open" && !hasDoubts(after.reading) && isStepOpen(area, "file")) goTo({ step: "columns" });
  };
  const opened = useRef<ChosenFile | null>(null);
  const openWaiting = useEffectEvent(() => {
    if (!waiting || !context || opened.current === waiting) return;
    opened.current = waiting;
    void open(waiting, context);
  });
  const isReady = context !== null;
  useEffect(() => void (isReady && openWaiting()), [isReady]);
  const check = async () => {
    if (state.phase !== "open") return;
    if (!state.counts) await work.check();
    const now = work.state();
    if (now.phase === "open" && now.counts && isStepOpen(area, "columns")) goTo({ step: "check" });
  };
  const failed = state.phase === "open" && state.failed;
  if ("importId" in place)
    return (
      <>
        <ImportRun
          key={place.importId}
          importId={place.importId}
          engine={state.phase === "open" && importId === place.importId ? state.engine : null}
          onDownloaded={work.markDownloaded}
          onNew={() => {
            if (importId === place.importId) work.close();
            goTo({ step: "file" });
          }}
        />
        <ClosingDialog closing={closing} />
      </>
    );
  return (
    <div ref={box} className={tw`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4`}>
      {isOpen && <ResumedNotice work={work} state={state} step={step} onClose={() => ask(work.close)} />}
      <AlertRegion title={failed && texts.failed}>{texts.failedHint}</AlertRegion>
      {isOpen && step === "columns" ? (
        <ColumnsStep
          work={work}
          state={state}
          zones={zones}
          onBack={() => goTo({ step: "file" })}
          onNext={() => void check()}
        />
      ) : isOpen && step === "check" && state.counts ? (
        <CheckStep
          work={work}
          state={state}
          counts={state.counts}
          zones={zones}
          onBack={() => goTo({ step: "columns" })}
          onNext={() => goTo({ step: "summary" })}
        />
      ) : isOpen && step === "summary" ? (
        <>
          <ImporterHead step="summary" title={texts.summary} lead={texts.summaryLead} file={state.reading.name} />
          <ImportSummary
            engine={state.engine}
            reading={state.reading}
            plan={state.plan}
            onBack={() => goTo({ step: "check" })}
            onStarted={(started) => {
              work.markStarted(started);
              // so that "back" doesn't return to the summary of an import that has started
              area.navigate(importerPlace({ importId: started }), { replace: true, state: area.entryState() });
            }}
          />
        </>
      ) : (
        <StartStep
          work={work}
          state={state}
          ready={isReady}
          onOpen={(source, name) => (context ? void open({ source, name }, context) : setWaiting({ source, name }))}
          waiting={!isReady && waiting ? { name: waiting.name, onStop: () => setWaiting(null) } : null}
          onNext={() => goTo({ step: "columns" })}
          onClose={() => ask(work.close)}
          history={
            <ImportHistory
              pageIndex={readHistoryPage(search)}
              onPage={(pageIndex) => area.navigate(historyPlace(pageIndex), { state: area.entryState() })}
              onOpen={(importId) => goTo({ importId })}
            />
          }
        />
      )}
      <ClosingDialog closing={closing} />
    </div>
  );
}

interface ChosenFile {
  source: File | { text: string };
  name: string;
}

/** @returns whether the first step shows questions or warnings: then the user stays there after the file was read */
const hasDoubts = ({ doubt, damaged, mergedColumns, options }: FileReading) =>
  doubt !== null || damaged.lines.length > 0 || (mergedColumns.length > 0 && options.fillsMerged === null);

/** @returns the step to show. A step after the first needs an open file; the last two need checked rows. */
function stepFor(place: ImporterPlace, state: WorkState): ImportStep {
  if (!("step" in place)) return "file";
  // the draft will be open in a moment
  if (state.phase === "resuming") return place.step;
  if (state.phase !== "open") return "file";
  const needsRows = place.step === "check" || place.step === "summary";
  return needsRows && !state.counts ? "columns" : place.step;
}

/** Closes the file of a started import when the user opens a step again, so that its rows can't be imported twice. */
function useCloseStartedFile(isStarted: boolean, close: () => void) {
  useEffect(() => {
    if (isStarted) close();
  }, [isStarted, close]);
}

/** Focuses the heading of each new step, for users of a keyboard or a screen reader. */
function useHeadingFocus(box: RefObject<HTMLDivElement | null>, step: ImportStep) {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    box.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [box, step]);
}
