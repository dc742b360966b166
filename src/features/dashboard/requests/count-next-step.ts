import { endpoints } from "../../../api/endpoints";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { useToday } from "../../../api/react/use-today";
import { wireFilter } from "../../../domain/filter/wire";
import { listAnswer } from "../../../shared/lists/list-answer";
import { NEXT_STEPS, stepFilter, type NextStepName } from "../next-steps";

/** Nothing of the row is looked at. */
export const countAnswer = listAnswer("donors", () => true)(0, 1);

/** As many as there are, null where the server doesn't say; undefined while it isn't known yet. */
type Count = number | null | undefined;

function useCount(name: NextStepName, area: string | null): Count {
  const today = useToday();
  const queryFilters = JSON.stringify(wireFilter(stepFilter(name, area), today));
  // a filter that a server doesn't know is refused: then there is no such figure
  const state = useOptionalQuery(
    "donors",
    { path: endpoints.donors(), query: { skip: 0, limit: 1, queryFilters }, schema: countAnswer },
    { background: true, keepPrevious: true },
  );
  if (state.status === "loading") return undefined;
  return state.status === "ready" ? state.data.total : null;
}

/** How many donors each step is about. @param area a zone's name; null for all. @returns null until all are known */
export function useNextStepCounts(area: string | null): Record<NextStepName, number | null> | null {
  const [toActivate, suspensionEnds, awardDue, consent, noContact, duplicates] = [
    useCount("toActivate", area),
    useCount("suspensionEnds", area),
    useCount("awardDue", area),
    useCount("consent", area),
    useCount("noContact", area),
    useCount("duplicates", area),
  ];
  const counts = { toActivate, suspensionEnds, awardDue, consent, noContact, duplicates };
  return NEXT_STEPS.some((name) => counts[name] === undefined) ? null : (counts as Record<NextStepName, number | null>);
}
