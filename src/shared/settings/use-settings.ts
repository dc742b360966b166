import { useMemo } from "react";
import { endpoints } from "../../api/endpoints";
import { featuresOf } from "../../api/session/features";
import type { Reader } from "../../api/read";
import { useFeatureQuery, type FeatureQueryState } from "../../api/react/use-feature";
import { parseAnswer } from "../../api/schema";
import type { Session } from "../../api/session/session";
import { wholeSettings, type Section } from "../../api/readers/settings";

/**
 * `GET /settings`, read once for all screens, and anew when the server tells that something of it was saved.
 * @param wanted false reads nothing (yet)
 */
export const useSettings = (wanted = true): FeatureQueryState<unknown> =>
  // often the first read there is: its failure tells the page of an address where no API answers
  useFeatureQuery("settings", wanted ? { path: endpoints.settings(), schema: wholeSettings } : null);

/**
 * A section of the settings, for what goes by it: its defaults where the server has none.
 * @param answer reads it out of the whole answer (`sectionIn`)
 * @returns null as long as it isn't known, and where it can't be read
 */
export function useSection<T>(answer: Reader<Section<T>>, wanted = true): Section<T> | null {
  const state = useSettings(wanted);
  const body = state.status === "ready" ? state.data : undefined;
  const section = useMemo(() => parseAnswer(answer, body), [answer, body]);
  return state.status === "ready" || state.status === "absent" ? section : null;
}

/** Reads a section now, for what has no screen; its defaults where the server has no settings. @throws ApiError */
export async function readSection<T>(session: Pick<Session, "call">, answer: Reader<Section<T>>): Promise<T> {
  if (!featuresOf(session).has("settings")) return parseAnswer(answer, undefined).values;
  return parseAnswer(answer, parseAnswer(wholeSettings, await session.call(endpoints.settings()))).values;
}
