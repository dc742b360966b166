import * as v from "valibot";
import { MAX_ZONE_NAME } from "../constants";
import { textSchema } from "./field-schema";
import { TEXT_RULES } from "./text-rules";

/** How a zone names its postal codes: one ("24121"), or all from one to another ("24121-24129"). */
const CAP_RANGE = /^\d{5}(-\d{5})?$/;

const name = textSchema({ required: true }, { ...TEXT_RULES.name, max: MAX_ZONE_NAME });
const order = v.pipe(v.number("type"), v.integer("type"), v.minValue(0, "type"));

/** What is said of a zone. */
export const zoneSchema = v.object({
  name,
  order,
  phone: textSchema({}, TEXT_RULES.phone),
  email: textSchema({}, TEXT_RULES.email),
  cap: textSchema({}, TEXT_RULES.cap),
  caps: v.array(v.pipe(v.string("type"), v.regex(CAP_RANGE, "form")), "type"),
});

/** What is said of an association; in which zone it is, its server checks. */
export const associationSchema = v.object({ name, order });
