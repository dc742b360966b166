import { useState, useSyncExternalStore } from "react";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { resumeStoreOf } from "../../../api/session/resume-store";
import { sealedDraftKey } from "../../../api/session/stored-drafts";
import { useRules } from "../../../shared/settings";
import { useZones } from "../../../shared/settings/zones";
import { donorFinder } from "../api/find-donors";
import { createImportDraft } from "../draft/import-draft";
import type { EngineContext } from "../engine/types";
import { createImportWork } from "./import-work";
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
