import { endpoints } from "../../../api/endpoints";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import { identity, list, map, number, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/read-day";
import { isDonationType } from "../../../domain/blood";

/** A donation; null where the server doesn't tell its day, or its kind is none that we know. */
const donation = map(
  record({ _id: identity, type: number(null), date: day(null), place: text("") }),
  (read) => read && { ...read, type: isDonationType(read.type) ? read.type : null },
);

export const donationsAnswer = list("donations", donation);
export type OwnDonations = Read<typeof donationsAnswer>;
export type OwnDonation = OwnDonations["donations"][number];

/** More than anybody gives in a life, and the most that the API hands out at once (docs/openapi.yaml, Limit). */
const ALL = 1_000;

/** A donor's own donations, newest first. */
export const useOwnDonations = (donorId: string): OptionalQueryState<OwnDonations> =>
  useOptionalQuery("own donations", {
    path: endpoints.donorDonations(donorId),
    query: { limit: ALL, order: "-date" },
    schema: donationsAnswer,
  });
