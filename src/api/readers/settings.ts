import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";
import { count, malformed, type Reader } from "../read";

/** A section of the association's settings. */
export interface Section<T> {
  /** The version that a save carries; null where the server doesn't name one: it can't be saved. */
  version: number | null;
  values: T;
}

/** @returns one of the association's settings (`GET /settings`) as it came; undefined where the answer doesn't name it */
const settingIn = (body: unknown, name: string): unknown =>
  isRecord(body) && isRecord(body.settings) ? body.settings[name] : undefined;

const silent = () => undefined;

/**
 * @param values reads what a section says; given nothing, it gives the defaults
 * @returns a reader of `GET /settings` for that section
 */
export const sectionIn =
  <Name extends SectionName, T, Input>(
    name: Name,
    values: Reader<T, Input>,
  ): Reader<Section<T>, { settings?: { [Key in Name]?: { version?: number | null; values?: Input } } }> =>
  (body, _path, note) => {
    const sent = settingIn(body, name);
    // a server that has no such section has not forgotten its figures
    if (!isRecord(sent)) return { version: null, values: values(undefined, name, silent) };
    const path = `settings.${name}`;
    return {
      version: count(null)(sent.version, `${path}.version`, note),
      values: values(sent.values, `${path}.values`, note),
    };
  };

/**
 * `GET /settings` as it came: each screen reads the section that it needs, and all of them ask once.
 * @throws ApiError if it is empty: the settings aren't known then
 */
export const wholeSettings: Reader<unknown> = (body) => {
  if (!isRecord(body) || !isRecord(body.settings)) throw malformed("settings");
  return body;
};
