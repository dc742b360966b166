import type { Action, Can } from "../../../api/session/ability";
import { recordOf, type ZoneOrAssociation } from "./unit";

/** An action on a zone or an association. */
export type UnitAction = "rename" | "add" | "caps" | "merge" | "move" | "up" | "down" | "remove";

/** The permission that an action needs for the unit, and the field that it writes. */
const NEEDS: Record<Exclude<UnitAction, "add">, readonly [Action, field?: string]> = {
  rename: ["update", "name"],
  caps: ["update", "caps"],
  move: ["update", "zone"],
  up: ["update", "order"],
  down: ["update", "order"],
  merge: ["delete"],
  remove: ["delete"],
};

/** @returns whether the user may do an action; "add" creates an association in the zone */
export function mayAct(can: Can, unit: ZoneOrAssociation, action: UnitAction): boolean {
  if (action === "add") return can("create", "Association");
  const [needed, field] = NEEDS[action];
  return can(needed, unit.kind === "zone" ? "Zone" : "Association", recordOf(unit), field);
}
