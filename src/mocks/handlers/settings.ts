import type { components } from "../../contract/api";
import { isSection, SECTIONS, type SectionName } from "../../domain/settings/sections";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { SettingsRecord, StaffUser } from "../db/models";
import { badRequest, forbidden, notFound, publicHandler, sessionHandler } from "../guard";
import { historyOfRecord } from "../write/history";
import { cardSettings } from "../write/new-donor";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody, type Body } from "./body";
import { READINGS } from "./settings-sections";
import { versionOf } from "./version";

type Settings = components["schemas"]["Settings"];
const TOLD = "Qualcun altro ha salvato queste impostazioni nel frattempo.";

/** The association's settings by sections, each with its version and history. */
export const settingsHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/settings",
    publicHandler(ctx, ({ response, db }) => {
      const sections = SECTIONS.map((name) => [name, serialize(sectionOf(db, name))]);
      const settings = Object.fromEntries(sections) as unknown as Settings;
      return response(200).json({ success: true, settings });
    }),
  ),

  api.put(
    "/settings/{section}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const name = changeable(user, params.section);
      const body = await readBody(request);
      const before = sectionOf(db, name);
      if (versionOf(body) !== before.version) {
        const [last] = historyOfRecord(db, "settings", name);
        const changed = last && { author: last.author, date: last.date };
        const refused = { success: false, message: TOLD, code: "version", current: serialize(before) } as const;
        return response(409).json({ ...refused, ...(changed && { changed }) });
      }
      const values = READINGS[name](valuesOf(body), db);
      const after = write(db, {
        entity: "settings",
        action: "update",
        before,
        writer: asUser(user),
        set: { values },
      });
      if (name === "cards") db.records.put("setting", { _id: "next-card", value: Number(values.next) - 1 });
      return response(200).json({ success: true, section: serialize(after) });
    }),
  ),

  api.get(
    "/settings/{section}/history",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const name = changeable(user, params.section);
      const history = historyOfRecord(db, "settings", name).map(({ _id, date, author, version, changes }) => {
        const [change] = changes;
        const from = version > 1 && isRecord(change?.from) ? change.from : null;
        return { _id, date, author, version, from, to: isRecord(change?.to) ? change.to : {} };
      });
      return response(200).json({ success: true, history });
    }),
  ),
];

/** @throws HttpError 404 for a section that there isn't, 403 for who may not change settings */
function changeable(user: StaffUser, section: unknown): SectionName {
  if (!isSection(section)) throw notFound();
  if (!allows(user, "update", "Settings")) throw forbidden();
  return section;
}

/** @returns the values of a body. @throws HttpError 400 */
export function valuesOf({ values }: Body): Body {
  if (!isRecord(values)) throw badRequest("Mancano i valori.");
  return values;
}

/** A section as it is now: the next card's number goes on with each card. */
function sectionOf(db: Db, name: SectionName): SettingsRecord {
  const section = db.settings.section(name);
  return name === "cards" ? { ...section, values: { ...cardSettings(db) } } : section;
}

const serialize = ({ version, values }: SettingsRecord) => ({ version, values });
