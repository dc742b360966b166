import * as v from "valibot";
import { MAX_ZONE_NAME } from "../constants";
import { isIsoDay } from "../dates/days";
import { AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { pickFields } from "../fields/field";
import { USER_FIELDS } from "../fields/user-fields";
import { fieldSchemas, textSchema, type CheckContext, TEXT_RULES } from "./field-schema";

/** What is said of an award: of the donors' group, another one, or both. A day goes with the award that it is the day of. */
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

/** How a zone names its postal codes: one ("24121"), or all from one to another ("24121-24129"). */
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

/** What may be written of an account of the staff; role, zones and status are changed by acts of their own. */
const PERSON_FIELDS = pickFields(USER_FIELDS, ["firstName", "lastName", "email", "phone"]);

/** An account of the staff: who it is and how they are reached. */
export const userSchema = (context: CheckContext) => v.object(fieldSchemas(PERSON_FIELDS, context));

/** What is said of a donation. @param birthday the donor's, ISO: nobody gives blood before it */
export const donationSchema = (context: CheckContext, birthday: string | null) =>
  v.pipe(
    v.object(fieldSchemas(DONATION_FIELDS, context)),
    v.forward(
      v.partialCheck([["date"]], ({ date }) => birthday === null || date >= birthday, "before-birth"),
      ["date"],
    ),
  );

/** Why staff registers a donation against a rule (decisions §4), in general words, for the history. */
export const donationReasonSchema = v.object({ writeReason: textSchema({}) });
