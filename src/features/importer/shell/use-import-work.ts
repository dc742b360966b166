import { useState, useSyncExternalStore, useEffect, useEffectEvent } from "react";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { parseResponse } from "../../../api/readers/parse-response";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import { IMPORT_DRAFT, sealedDraftKey } from "../../../api/session/kept-for-user/stored-drafts";
import { lastErasure } from "../../../shared/donor/erasures";
import { useAreaLocation } from "../../../shared/navigation";
import { useRules } from "../../../shared/settings";
import { useZones } from "../../../shared/settings/zones";
import { donorFinder } from "../api/find-donors";
import { importsAnswer } from "../api/read-imports";
import { createImportDraft } from "../draft/import-draft";
import type { EngineContext } from "../engine/types";
import { createImportWork } from "./import-work";
import { importerPlace, isStepOpen, type ImporterPlace, type ImportStep, readImportStep } from "./places";
import type { ImportWork, WorkState } from "./work-state";

/**
 * @returns the user's import: the same object on each visit of the page, until the sign-out. After a reload its phase is
 *   "resuming" if this device has a draft
 */
export function useImportWork(): [ImportWork, WorkState] {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [work] = useState(() => {
    const store = resumeStoreOf(session);
    const existing = store.get(IMPORT_DRAFT) as ImportWork | undefined;
    if (existing) return existing;
    const name = sealedDraftKey(apiBase, userId, IMPORT_DRAFT);
    const created = createImportWork(createImportDraft(name, () => lastErasure(session)));
    store.set(IMPORT_DRAFT, created);
    session.beforeEnd(created.release);
    return created;
  });
  return [work, useSyncExternalStore(work.subscribe, work.state)];
}

/** @returns what rows are checked against; null while the zones or the rules are loading */
export function useEngineContext(): { context: EngineContext | null; zones: readonly string[] } {
  const { session } = useConnection();
  const today = useToday();
  const { status, rules } = useRules();
  const zonesState = useZones();
  const names = zonesState.status === "ready" ? zonesState.data.zones.map(({ name }) => name) : [];
  const settled = zonesState.status !== "loading" && status !== "loading";
  const [findDonors] = useState(() => donorFinder(session));
  return { context: settled ? { today, zones: names, rules, findDonors } : null, zones: names };
}

/** Corrects the address if the step that it names can't be shown. */
export function useCorrectedPlace(place: ImporterPlace, step: ImportStep): void {
  const { entryState, navigate } = useAreaLocation();
  const differs = "step" in place && place.step !== step;
  useEffect(() => {
    if (differs) navigate(importerPlace({ step }), { replace: true, state: entryState() });
  }, [differs, step, entryState, navigate]);
}

/** Restores the unsent rows of the import that is shown, if this device still has them: the report then offers them after a reload. */
export function useUnsentRows(
  work: ImportWork,
  state: WorkState,
  context: EngineContext | null,
  place: ImporterPlace,
): void {
  const shown = "importId" in place ? place.importId : null;
  const wanted = context !== null && state.phase === "none" ? shown : null;
  const restore = useEffectEvent((importId: string, signal: AbortSignal) => {
    if (context) void work.restoreUnsent(importId, context, signal);
  });
  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    restore(wanted, abort.signal);
    return () => abort.abort();
  }, [wanted]);
}

/** Restores the draft and opens its last step, unless the address names a step. Remembers each step that is shown. */
export function useResuming(work: ImportWork, context: EngineContext | null, place: ImporterPlace): void {
  const area = useAreaLocation();
  const wanted = "step" in place ? place.step : null;
  const isReady = context !== null && wanted !== null;
  const resume = useEffectEvent(async () => {
    if (!context) return;
    const step = readImportStep(await work.resume(context));
    if (step === null || step === "file" || wanted !== "file") return;
    if (isStepOpen(area, "file")) area.navigate(importerPlace({ step }), { replace: true, state: area.entryState() });
  });
  useEffect(() => {
    if (isReady) void resume();
  }, [isReady]);
  useEffect(() => {
    if (wanted) work.setStep(wanted);
  }, [work, wanted]);
}

/** The user waits for this request after choosing a file. */
const TIMEOUT_MS = 4_000;

/**
 * @returns a function that asks the server how the columns of the last file with the same headings were matched. It returns
 *   the settings for `engine.match`; null if there are none, or if the request fails or times out
 */
export function useRememberedMatching(): (shape: string) => Promise<unknown> {
  const { session } = useConnection();
  return async (shape) => {
    try {
      const query = { shape, skip: 0, limit: 1 };
      const body = await session.call(endpoints.imports(), { query, timeout: TIMEOUT_MS });
      return parseResponse(importsAnswer(0, 1), body).rows[0]?.matching ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };
}
