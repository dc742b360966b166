import { useMemo } from "react";
import { endpoints } from "../../api/endpoints";
import { useFeatureQuery } from "../../api/react/use-feature";
import type { Session } from "../../api/session/session";
import { knownVersions, type ConsentSettings, type ConsentVersion } from "../../domain/settings/consent-settings";
import { paperEditions, type PaperEdition } from "../../domain/settings/paper-editions";
import { readSection, useSection } from "../settings";
import { consentTextsAnswer, consentVersionsAnswer, versionsOf } from "./read-texts";

/** @returns the texts in force; null as long as they aren't known, and where they can't be read */
export const useConsentTexts = (wanted = true): ConsentSettings | null =>
  useSection(consentTextsAnswer, wanted)?.values ?? null;

/** The texts in force now, for what has no screen: paper. @throws ApiError */
export const readConsentTexts = (session: Pick<Session, "call">): Promise<ConsentSettings> =>
  readSection(session, consentTextsAnswer);

/**
 * All texts there ever were, the newest first.
 * @returns those that are known without asking where the server tells of no others; null as long as it isn't known
 */
export function useConsentVersions(wanted = true): readonly ConsentVersion[] | null {
  const texts = useConsentTexts(wanted);
  const present = useMemo(() => texts && knownVersions(texts), [texts]);
  const query = wanted ? { path: endpoints.consentVersions(), schema: consentVersionsAnswer } : null;
  const state = useFeatureQuery("settings", query, { background: true });
  const data = state.status === "ready" ? state.data : null;
  const told = useMemo(() => data && versionsOf(data), [data]);
  if (told && told.length > 0) return told;
  return state.status === "loading" ? null : present;
}

const NONE: readonly PaperEdition[] = [];

/** @returns what a paper may have on it, the newest first; nothing as long as it isn't known */
export function usePaperEditions(wanted: boolean): readonly PaperEdition[] {
  const versions = useConsentVersions(wanted);
  return useMemo(() => (versions ? paperEditions(versions) : NONE), [versions]);
}
