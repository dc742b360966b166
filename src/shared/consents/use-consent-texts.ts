import { useMemo } from "react";
import { endpoints } from "../../api/endpoints";
import { useFeatureQuery } from "../../api/react/use-feature";
import type { Session } from "../../api/session/session";
import { knownVersions, type ConsentSettings, type ConsentVersion } from "../../domain/settings/consent-settings";
import { paperEditions, type PaperEdition } from "../../domain/settings/paper-editions";
import { readSection, useSection, useSettings } from "../settings";
import { consentTextsAnswer, consentVersionsAnswer, versionsOf } from "./read-texts";

/** Reads the consent texts in force. @returns null while they load, and after an error */
export const useConsentTexts = (wanted = true): ConsentSettings | null =>
  useSection(consentTextsAnswer, wanted)?.values ?? null;

/** Reads the consent texts in force outside of React, for printing. @throws ApiError */
export const readConsentTexts = (session: Pick<Session, "call">): Promise<ConsentSettings> =>
  readSection(session, consentTextsAnswer);

/**
 * Reads all published consent texts, newest first.
 * @returns the texts in force and the paper form if the server has no list; null while it loads
 */
export function useConsentVersions(wanted = true): readonly ConsentVersion[] | null {
  const texts = useConsentTexts(wanted);
  const known = useMemo(() => texts && knownVersions(texts), [texts]);
  const query = wanted ? { path: endpoints.consentVersions(), schema: consentVersionsAnswer } : null;
  const state = useFeatureQuery("settings", query, { background: true });
  const data = state.status === "ready" ? state.data : null;
  const sentVersions = useMemo(() => data && versionsOf(data), [data]);
  if (sentVersions && sentVersions.length > 0) return sentVersions;
  return state.status === "loading" ? null : known;
}

const NO_EDITIONS: readonly PaperEdition[] = [];

/** Reads the editions of the paper form, newest first. @returns none while they load, and after an error */
export function usePaperEditions(wanted: boolean): { editions: readonly PaperEdition[]; loading: boolean } {
  const versions = useConsentVersions(wanted);
  const failed = useSettings(wanted).status === "error";
  const editions = useMemo(() => (versions ? paperEditions(versions) : NO_EDITIONS), [versions]);
  return { editions, loading: wanted && versions === null && !failed };
}
