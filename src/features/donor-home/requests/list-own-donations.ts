import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { useQuery, type QueryState } from "../../../api/react/use-query";

const donationsAnswer = v.object({
  donations: v.array(v.object({ key: v.string(), type: v.picklist([1, 2, 3]), date: v.string(), place: v.string() })),
  total: v.number(),
});

export type OwnDonation = v.InferOutput<typeof donationsAnswer>["donations"][number];

/** More than anybody gives in a life, and the most that the API hands out at once (docs/openapi.yaml, Limit). */
const ALL = 1_000;

/** A donor's own donations, newest first. */
export const useOwnDonations = (donorId: string): QueryState<v.InferOutput<typeof donationsAnswer>> =>
  useQuery({
    path: endpoints.donorDonations(donorId),
    query: { limit: ALL, order: "-date" },
    schema: donationsAnswer,
  });
