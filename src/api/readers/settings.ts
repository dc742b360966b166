import type { SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";
import { count, malformed, type Reader } from "./read";

export interface Section<T> {
  /** Sent with a save; null if the server has none: then it can't be saved. */
  version: number | null;
  values: T;
}

/** @returns a section of the response to `GET /settings`; undefined if it is missing */
const settingIn = (body: unknown, name: string): unknown =>
  isRecord(body) && isRecord(body.settings) ? body.settings[name] : undefined;

const silent = () => undefined;

/**
 * @param values reads the values of a section; without a value it gives the defaults
 * @returns a reader of `GET /settings` for that section
 */
export const sectionIn =
  <Name extends SectionName, T, Input>(
    name: Name,
    values: Reader<T, Input>,
  ): Reader<Section<T>, { settings?: { [Key in Name]?: { version?: number | null; values?: Input } } }> =>
  (body, _path, note) => {
    const sent = settingIn(body, name);
    // a server without this section isn't reported
    if (!isRecord(sent)) return { version: null, values: values(undefined, name, silent) };
    const path = `settings.${name}`;
    return {
      version: count(null)(sent.version, `${path}.version`, note),
      values: values(sent.values, `${path}.values`, note),
    };
  };

/**
 * The unparsed response to `GET /settings`, cached once: each screen parses the section that it needs.
 * @throws ApiError if it has no settings
 */
export const wholeSettings: Reader<unknown> = (body) => {
  if (!isRecord(body) || !isRecord(body.settings)) throw malformed("settings");
  return body;
};
