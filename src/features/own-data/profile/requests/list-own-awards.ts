import { endpoints, MOST_ROWS } from "../../../../api/endpoints";
import { useOptionalQuery, type OptionalQueryState } from "../../../../api/react/use-optional-query";
import { list, map, record, text, type Read } from "../../../../api/read";
import { day } from "../../../../api/read-day";

const listed = list(
  "awards",
  record({
    award: text(null),
    awardDate: day(null),
    awardDonorsGroup: text(null),
    awardDonorsGroupDate: day(null),
  }),
);

/** A record holds up to two awards: of the donors' group, and another one. The newest first. */
export const ownAwardsAnswer = map(listed, ({ awards }) =>
  awards
    .flatMap(({ award, awardDate, awardDonorsGroup, awardDonorsGroupDate }) => [
      { name: awardDonorsGroup ?? "", date: awardDonorsGroupDate },
      { name: award ?? "", date: awardDate },
    ])
    .filter(({ name }) => name !== "")
    .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "")),
);

/** The awards of the donor who is signed in. */
export const useOwnAwards = (donorId: string): OptionalQueryState<Read<typeof ownAwardsAnswer>> =>
  useOptionalQuery("awards of a donor", {
    path: endpoints.donorAwards(donorId),
    query: { limit: MOST_ROWS },
    schema: ownAwardsAnswer,
    part: "own",
  });
