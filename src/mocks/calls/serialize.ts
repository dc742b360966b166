import type { components } from "../../contract/api";
import type { Records } from "../db/models";
import { pick } from "../write/pick";

/** @returns a call as the API returns it */
export const serializeCall = (call: Records["call"]): components["schemas"]["Call"] =>
  pick(call, "_id", "day", "type", "outcome", "date", "at", "by");
