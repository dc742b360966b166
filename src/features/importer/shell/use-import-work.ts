import { useState, useSyncExternalStore, useEffect, useEffectEvent } from "react";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { parseAnswer } from "../../../api/schema";
import { resumeStoreOf } from "../../../api/session/resume-store";
import { sealedDraftKey } from "../../../api/session/stored-drafts";
import { entryState, navigate } from "../../../shared/navigation";
import { useRules } from "../../../shared/settings";
import { useZones } from "../../../shared/settings/zones";
import { donorFinder } from "../api/find-donors";
import { importsAnswer } from "../api/read-imports";
import { createImportDraft } from "../draft/import-draft";
import type { EngineContext } from "../engine/types";
import { createImportWork } from "./import-work";
import { importerPlace, isStepOpen, type ImporterPlace, type ImportStep, readImportStep } from "./places";
import type { ImportWork, WorkState } from "./work-state";

const KEPT = "importer";

/**
 * @returns what this person has in hand: the same on each visit of the page, until they sign out; after a reload what they
 * had left on this device, to be taken up again
 */
export function useImportWork(): [ImportWork, WorkState] {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [work] = useState(() => {
    const store = resumeStoreOf(session);
    const kept = store.get(KEPT) as ImportWork | undefined;
    if (kept) return kept;
    const made = createImportWork(createImportDraft(sealedDraftKey(apiBase, userId, KEPT)));
    store.set(KEPT, made);
    session.beforeEnd(made.leave);
    return made;
  });
  return [work, useSyncExternalStore(work.subscribe, work.state)];
}

/** @returns what rows are checked against; null until the zones and the rules were read, or their reads failed */
export function useEngineContext(): { context: EngineContext | null; zones: readonly string[] } {
  const { session } = useConnection();
  const today = useToday();
  const { status, rules } = useRules();
  const answer = useZones();
  const names = answer.status === "ready" ? answer.data.zones.map(({ name }) => name) : [];
  const settled = answer.status !== "loading" && status !== "loading";
  const [findDonors] = useState(() => donorFinder(session));
  return { context: settled ? { today, zones: names, rules, findDonors } : null, zones: names };
}

export function useWholePlace(place: ImporterPlace, step: ImportStep): void {
  const differs = "step" in place && place.step !== step;
  useEffect(() => {
    if (differs) navigate(importerPlace({ step }), { replace: true, state: entryState() });
  }, [differs, step]);
}

/** The report of an import has the rows that the check left out as long as this device keeps them, also after a reload. */
export function useUnsentRows(
  work: ImportWork,
  state: WorkState,
  context: EngineContext | null,
  place: ImporterPlace,
): void {
  const shown = "importId" in place ? place.importId : null;
  const wanted = context !== null && state.phase === "none" ? shown : null;
  const recall = useEffectEvent((importId: string, signal: AbortSignal) => {
    if (context) void work.recall(importId, context, signal);
  });
  useEffect(() => {
    if (wanted === null) return;
    const left = new AbortController();
    recall(wanted, left.signal);
    return () => left.abort();
  }, [wanted]);
}

/** Takes up the draft of an import, at the step where the user left it, unless the address names another step. */
export function useResuming(work: ImportWork, context: EngineContext | null, place: ImporterPlace): void {
  const wanted = "step" in place ? place.step : null;
  const isReady = context !== null && wanted !== null;
  const resume = useEffectEvent(async () => {
    if (!context) return;
    const step = readImportStep(await work.resume(context));
    if (step === null || step === "file" || wanted !== "file") return;
    if (isStepOpen("file")) navigate(importerPlace({ step }), { replace: true, state: entryState() });
  });
  useEffect(() => {
    if (isReady) void resume();
  }, [isReady]);
  useEffect(() => {
    if (wanted) work.shows(wanted);
  }, [work, wanted]);
}

/** How long a user who chose a file waits for the remembered matching. */
const TIMEOUT_MS = 4_000;

/**
 * @returns asks the server how the columns of the last file of a shape were matched: what `match({ settings })` takes. Null if
 *   it remembers none, or the call fails or takes too long
 */
export function useRememberedMatching(): (shape: string) => Promise<unknown> {
  const { session } = useConnection();
  return async (shape) => {
    try {
      const query = { shape, skip: 0, limit: 1 };
      const body = await session.call(endpoints.imports(), { query, timeout: TIMEOUT_MS });
      return parseAnswer(importsAnswer(0, 1), body).rows[0]?.matching ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };
}
