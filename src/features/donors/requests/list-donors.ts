import { useEffect, useState } from "react";
import * as v from "valibot";
import { useQuery, type Query, type QueryState } from "../../../api/react/use-query";
import { whenIdle } from "../../../ui/when-idle";
import { donorsRead, type DonorsPage } from "../first-reads";

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

const listDonors = (page: DonorsPage): Query<typeof donorsAnswer> => ({ ...donorsRead(page), schema: donorsAnswer });

/**
 * A page of donors; while another one loads, the former goes on being shown. A search is aborted by the next one; pages
 * that somebody leafs through are not, since one goes back to them.
 */
export const useDonors = (page: DonorsPage): QueryState<DonorsAnswer> =>
  useQuery(listDonors(page), { keepPrevious: true, main: true, abort: page.query.trim() !== "" });

/** Reads a page before somebody asks for it, when the browser is idle, so that it shows in a frame. */
export const usePrefetchedDonors = (page: DonorsPage | null): void => {
  const wanted = page && listDonors(page);
  const name = JSON.stringify(wanted?.query ?? null);
  const [idle, setIdle] = useState("");
  useEffect(() => whenIdle(() => setIdle(name)), [name]);
  useQuery(idle === name ? wanted : null, { quiet: true });
};
