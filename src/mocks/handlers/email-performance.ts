import { dayNumber, isIsoDay } from "../../domain/dates/days";
import type { MockContext } from "../context";
import { inSlices } from "../db/slices";
import { dayTeller } from "../email/people";
import { performanceOf } from "../email/performance";
import { sendingsOf, tellSending } from "../email/sendings";
import { badRequest, sessionHandler } from "../guard";
import type { Api } from "./api";
import { findTemplate } from "./email-templates";
import { zoneScope } from "./list";

const MOST_DAYS = 366;

/** How a template performed within a period (specification §7). */
export const emailPerformanceHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/emails-template/{id}/performance",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const { _id } = findTemplate(db, user, "read", params.id);
      const [begin, end] = readPeriod(request);
      const sees = zoneScope(db, user);
      const performance = await inSlices(performanceOf(db, _id, [begin, end], sees ?? (() => true)));
      const dayOf = dayTeller();
      const sent = sendingsOf(db, _id)
        .filter(({ at }) => dayOf(Date.parse(at)) >= begin && dayOf(Date.parse(at)) <= end)
        .map((sending) => tellSending(db, user, sending, sees));
      return response(200).json({ success: true, ...performance, sent });
    }),
  ),
];

/** @throws HttpError 400 */
function readPeriod({ url }: { url: string }): [begin: string, end: string] {
  const { searchParams } = new URL(url);
  const [begin, end] = ["begin", "end"].map((name) => searchParams.get(name) ?? "");
  if (!begin || !end || !isIsoDay(begin) || !isIsoDay(end)) throw badRequest("Il periodo non è valido.");
  const days = dayNumber(end) - dayNumber(begin);
  if (days < 0 || days >= MOST_DAYS) throw badRequest("Il periodo va da un giorno a un anno.");
  return [begin, end];
}
