import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { useQuery, type Query, type QueryState } from "../../../api/react/use-query";
import type { SortOrder } from "../list-view";

const text = v.nullable(v.string());

/** What the list shows of a donor; the other columns are dropped where they enter (they are health data). */
const donorRow = v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  cardNumber: text,
  bloodGroup: v.string(),
  status: v.string(),
  lastDonationDate: text,
  lastDonationType: v.nullable(v.number()),
  nextDonation: v.object({ date: text, reason: v.string() }),
  donationsNumber: v.number(),
  area: v.string(),
});

export type DonorRow = v.InferOutput<typeof donorRow>;

const donorsAnswer = v.object({ donors: v.array(donorRow), total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
type DonorsAnswer = v.InferOutput<typeof donorsAnswer>;

export interface DonorsPage {
  pageIndex: number;
  pageSize: number;
  sort: SortOrder;
  /** Free text. */
  query: string;
}

const listDonors = ({ pageIndex, pageSize, sort, query }: DonorsPage): Query<typeof donorsAnswer> => ({
  path: endpoints.donors(),
  query: { skip: pageIndex * pageSize, limit: pageSize, order: sort, query: query.trim() || undefined },
  schema: donorsAnswer,
});

/** A page of donors; while another one loads, the former goes on being shown. */
export const useDonors = (page: DonorsPage): QueryState<DonorsAnswer> =>
  useQuery(listDonors(page), { keepPrevious: true, main: true });

/** Reads a page before somebody asks for it, so that it shows in a frame. */
export const usePrefetchedDonors = (page: DonorsPage | null): void => {
  useQuery(page && listDonors(page), { quiet: true });
};
