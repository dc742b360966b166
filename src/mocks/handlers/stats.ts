import { isIsoDay } from "../../domain/dates/days";
import { allows, zoneLimit } from "../auth/abilities";
import type { MockContext } from "../context";
import { countStats } from "../db/stats";
import { badRequest, forbidden, sessionHandler } from "../guard";
import type { Api } from "./api";

/** The six statistics (decisions §7). */
export const statsHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/stats",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "read", "Stats")) throw forbidden();
      await db.allMade();
      const { searchParams } = new URL(request.url);
      const today = db.today();
      const begin = searchParams.get("begin") || `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;
      const end = searchParams.get("end") || today;
      if (![begin, end].every(isIsoDay) || end < begin) throw badRequest("Periodo non valido.");
      const [limit, area] = [zoneLimit(user), searchParams.get("area")];
      // who may not read a zone gets the own ones, whatever is asked
      const zones = area && (limit?.includes(area) ?? true) ? [area] : limit;
      return response(200).json({ success: true, stats: countStats(db, begin, end, zones) });
    }),
  ),
];
