import * as v from "valibot";
import { AWARD_FIELDS } from "../fields/award-fields";
import { fieldSchemas, type CheckContext } from "./field-schema";

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
