import * as v from "valibot";
import { MAX_ZONE_NAME } from "../constants";
import { isIsoDay } from "../dates/days";
import { AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { pickFields } from "../fields/field";
import { USER_FIELDS } from "../fields/user-fields";
import { fieldSchemas, textSchema, type CheckContext, TEXT_RULES } from "./field-schema";

/** An award: of the donors' group, another one, or both. A day needs its award. */
export const awardSchema = (context: CheckContext) =>
  v.pipe(
    v.object(fieldSchemas(AWARD_FIELDS, context)),
    v.forward(
      v.partialCheck(
        [["award"], ["awardDonorsGroup"], ["awardDonorsGroupDate"]],
        ({ award, awardDonorsGroup, awardDonorsGroupDate }) =>
          awardDonorsGroup !== null || (award !== null && awardDonorsGroupDate === null),
        "missing",
      ),
      ["awardDonorsGroup"],
    ),
    v.forward(
      v.partialCheck(
        [["award"], ["awardDate"]],
        ({ award, awardDate }) => award !== null || awardDate === null,
        "missing",
      ),
      ["award"],
    ),
  );

/** The kinds of suspension, and "active", which lifts one (decisions §2). */
const SUSPENSION_STATUSES = ["suspended", "temporarilySuspended", "permanentlySuspended", "active"] as const;

const day = textSchema({}, { problem: (text) => (isIsoDay(text) ? null : "day") });

/** A suspension needs a reason; a temporary one also needs an end, not before the beginning. */
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

/** A postal code ("24121"), or a range ("24121-24129"). */
const CAP_RANGE = /^\d{5}(-\d{5})?$/;

const name = textSchema({ required: true }, { ...TEXT_RULES.name, max: MAX_ZONE_NAME });
const order = v.pipe(v.number("type"), v.integer("type"), v.minValue(0, "type"));

export const zoneSchema = v.object({
  name,
  order,
  phone: textSchema({}, TEXT_RULES.phone),
  email: textSchema({}, TEXT_RULES.email),
  cap: textSchema({}, TEXT_RULES.cap),
  caps: v.array(v.pipe(v.string("type"), v.regex(CAP_RANGE, "form")), "type"),
});

export const associationSchema = v.object({ name, order });

/** Role, zones and status of a user have their own requests. */
const PERSON_FIELDS = pickFields(USER_FIELDS, ["firstName", "lastName", "email", "phone"]);

export const userSchema = (context: CheckContext) => v.object(fieldSchemas(PERSON_FIELDS, context));

/** @param birthday ISO day; a donation can't be earlier */
export const donationSchema = (context: CheckContext, birthday: string | null) =>
  v.pipe(
    v.object(fieldSchemas(DONATION_FIELDS, context)),
    v.forward(
      v.partialCheck([["date"]], ({ date }) => birthday === null || date >= birthday, "before-birth"),
      ["date"],
    ),
  );

/** The reason why staff register a donation against a rule (decisions §4), for the history. */
export const donationReasonSchema = v.object({ writeReason: textSchema({}) });
