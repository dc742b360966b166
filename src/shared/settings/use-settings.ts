import { useMemo } from "react";
import { endpoints } from "../../api/endpoints";
import { featuresOf } from "../../api/session/features";
import type { Reader } from "../../api/readers/read";
import { useFeatureQuery, type FeatureQueryState } from "../../api/react/use-feature";
import { parseResponse } from "../../api/readers/parse-response";
import type { Session } from "../../api/session/session";
import { wholeSettings, type Section } from "../../api/readers/settings";

/**
 * Reads `GET /settings`, once for all screens, and again when an event says that somebody has saved.
 * @param wanted false reads nothing
 */
export const useSettings = (wanted = true): FeatureQueryState<unknown> =>
  useFeatureQuery("settings", wanted ? { path: endpoints.settings(), schema: wholeSettings } : null);

/**
 * Reads a section of the settings. A server without settings has the defaults.
 * @param answer reads the section from `GET /settings` (`sectionIn`)
 * @returns null while it loads, and after an error
 */
export function useSection<T>(answer: Reader<Section<T>>, wanted = true): Section<T> | null {
  const state = useSettings(wanted);
  const body = state.status === "ready" ? state.data : undefined;
  const isKnown = state.status === "ready" || state.status === "absent";
  return useMemo(() => (isKnown ? parseResponse(answer, body) : null), [answer, body, isKnown]);
}

/** Reads a section outside of React. A server without settings has the defaults. @throws ApiError */
export async function readSection<T>(session: Pick<Session, "call">, answer: Reader<Section<T>>): Promise<T> {
  if (!featuresOf(session).has("settings")) return parseResponse(answer, undefined).values;
  return parseResponse(answer, parseResponse(wholeSettings, await session.call(endpoints.settings()))).values;
}
