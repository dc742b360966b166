import * as v from "valibot";
import { isIsoDay } from "../dates/days";
import { textSchema } from "./field-schema";

/** The ways to suspend somebody, and "active", which lifts it (decisions §2). */
const SUSPENSION_STATUSES = ["suspended", "temporarilySuspended", "permanentlySuspended", "active"] as const;

const day = textSchema({}, { problem: (text) => (isIsoDay(text) ? null : "day") });

/** What suspends a donor: a reason always, an end for a temporary one, after its beginning. */
export const suspensionSchema = v.pipe(
  v.object({
    status: v.picklist(SUSPENSION_STATUSES, "unknown"),
    reason: textSchema({}),
    from: day,
    until: day,
  }),
  v.forward(
    v.check(({ status, reason }) => status === "active" || reason !== null, "missing"),
    ["reason"],
  ),
  v.forward(
    v.check(({ status, until }) => status !== "temporarilySuspended" || until !== null, "missing"),
    ["until"],
  ),
  v.forward(
    v.check(({ from, until }) => from === null || until === null || from <= until, "before-start"),
    ["until"],
  ),
);
