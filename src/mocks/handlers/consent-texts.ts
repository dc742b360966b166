import { CONSENTS } from "../../domain/donor/consents";
import { isInForce, type ConsentSettings } from "../../domain/settings/consent-settings";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import { consentVersions } from "../write/consent-versions";
import type { Db } from "../db/db";
import { consentsOf } from "../db/seed-consents";
import { forbidden, publicHandler, sessionHandler } from "../guard";
import type { Api } from "./api";
import { readBody } from "./body";
import { valuesOf } from "./settings";
import { readConsents } from "./settings-sections";

/** The consents' texts as they were, and what new ones would ask of whom. */
export const consentTextHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/settings/consents/versions",
    publicHandler(ctx, ({ response, db }) => response(200).json({ success: true, versions: consentVersions(db) })),
  ),

  api.post(
    "/settings/consents/preview",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "update", "Settings")) throw forbidden();
      const texts = readConsents(valuesOf(await readBody(request)), db);
      return response(200).json({ success: true, ...askedAgain(db, texts) });
    }),
  ),
];

/** Those who have agreed to a text in force that would no longer be: who has died, or has said no, isn't asked. */
function askedAgain(db: Db, texts: ConsentSettings): { asked: number; onPaper: number } {
  const now = db.settings.consents;
  const changed = CONSENTS.filter(({ code }) => !isInForce(now[code].version, texts[code])).map(({ code }) => code);
  let [asked, onPaper] = [0, 0];
  if (changed.length === 0) return { asked, onPaper };
  for (let row = 0; row < db.donors.size; row++) {
    if (!db.donors.exists(row)) continue;
    const donor = db.donors.at(row);
    if (donor.status === "dead") continue;
    const given = consentsOf(db, donor).filter((answer) => answer.given);
    if (!given.some(({ code }) => changed.some((one) => one === code))) continue;
    asked += 1;
    if (donor.email === null) onPaper += 1;
  }
  return { asked, onPaper };
}
