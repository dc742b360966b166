import * as v from "valibot";
import { pickFields } from "../fields/field";
import { USER_FIELDS } from "../fields/user-fields";
import { fieldSchemas, type CheckContext } from "./field-schema";

/** What may be written of an account of the staff; role, zones and status are changed by acts of their own. */
const PERSON_FIELDS = pickFields(USER_FIELDS, ["firstName", "lastName", "email", "phone"]);

/** An account of the staff: who it is and how they are reached. */
export const userSchema = (context: CheckContext) => v.object(fieldSchemas(PERSON_FIELDS, context));
