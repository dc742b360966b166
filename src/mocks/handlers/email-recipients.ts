import type { components } from "../../contract/api";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import { createRandom } from "../db/random";
import { hashOf } from "../email/hash";
import { MOST_KEYS } from "../email/performance";
import { PER_MINUTE } from "../email/mail-events";
import type { Audience } from "../email/audience";
import { senderOf } from "../integrations/seed-integrations";
import { unprocessable } from "../write/problem-words";
import { serializeDonor } from "../write/serialize";
import type { Body } from "./body";

type Recipients = components["schemas"]["Recipients"];
type Purpose = components["schemas"]["SendingPurpose"];

const MOST_IDS = 5000;
const SAMPLE = 5;
const WAYS = ["ids", "where", "followUp"] as const;
const WHO = ["opened", "clicked", "neither", "unsent"] as const;

/** What the mail is, of what was sent; news where nothing is said of it. @throws HttpError 422 */
export function readPurpose({ purpose = "news" }: Body): Purpose {
  if (purpose !== "news" && purpose !== "call") throw unprocessable([{ field: "purpose", code: "type" }]);
  return purpose;
}

/** Who is meant, of what was sent. @throws HttpError 422 when it isn't said in exactly one way */
export function readRecipients(body: Body): Recipients {
  const ways = WAYS.filter((way) => body[way] !== undefined);
  const [way = "ids"] = ways;
  const sent = body[way];
  const wrong = () => unprocessable([{ field: way, code: "type" }]);
  if (ways.length !== 1) throw unprocessable([{ field: "ids", code: "missing" }]);
  if (way === "ids") {
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_IDS) throw wrong();
    return { ids: sent.map(String) };
  }
  if (!isRecord(sent)) throw wrong();
  const text = (name: string) => (typeof sent[name] === "string" ? { [name]: sent[name] } : {});
  if (way === "where") {
    const but = Array.isArray(sent.but) ? { but: sent.but.map(String) } : {};
    return { where: { ...text("queryFilters"), ...text("filters"), ...text("query"), ...but } };
  }
  const who = WHO.find((one) => one === sent.who);
  if (!who || typeof sent.template !== "string") throw wrong();
  return { followUp: { template: sent.template, who, ...text("sending"), ...text("begin"), ...text("end") } };
}

/** @param draw which five are the sample @returns an audience as it is told */
export function tellAudience(db: Db, { receiving, leftOut }: Audience, templateId: string, draw: number) {
  const told = [...leftOut].filter(([, rows]) => rows.length > 0);
  return {
    total: told.reduce((sum, [, rows]) => sum + rows.length, receiving.length),
    receiving: receiving.length,
    leftOut: told.map(([reason, rows]) => ({
      reason,
      count: rows.length,
      keys: rows.slice(0, MOST_KEYS).map((row) => db.donors.glance(row, "key")),
    })),
    from: senderOf(db),
    perMinute: PER_MINUTE,
    sample: sampleOf(receiving, hashOf(templateId), draw).map((row) => serializeDonor(db, row)),
  };
}

/** @returns five of the rows, the same for the same draw */
function sampleOf(rows: readonly number[], seed: number, draw: number): number[] {
  const random = createRandom(seed, draw);
  const picked = new Set<number>();
  while (picked.size < Math.min(SAMPLE, rows.length)) picked.add(random.between(0, rows.length - 1));
  return [...picked].map((at) => rows[at] ?? 0);
}
