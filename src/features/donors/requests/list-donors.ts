import { useEffect, useState } from "react";
import { useQuery, type Query, type QueryState } from "../../../api/react/use-query";
import { count, identity, list, map, number, record, text, type Read, type Reader } from "../../../api/read";
import { day } from "../../../api/read-day";
import { readNextDonation } from "../../../api/read-next-donation";
import { isRecord } from "../../../api/values";
import { asSex } from "../../../domain/blood";
import { romeDay } from "../../../domain/days";
import { workOutNextDonation } from "../../../domain/next-donation";
import { whenIdle } from "../../../ui/when-idle";
import { donorsRead, type DonorsPage } from "../first-reads";

const sentRow = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(null),
  bloodGroup: text("ND"),
  status: text(""),
  lastDonationDate: day(null),
  lastDonationType: number(null),
  donationsNumber: count(null),
  area: text(""),
  nextDonation: readNextDonation,
  birthday: day(null),
  gender: map(text(null), asSex),
});

/** What the list shows of a donor; the other columns are dropped where they enter (they are health data). */
const donorRow = map(sentRow, (sent) => {
  if (!sent) return null;
  const { birthday, gender, nextDonation, ...shown } = sent;
  const next = nextDonation ?? workOutNextDonation({ ...shown, birthday, gender }, null, romeDay(new Date()));
  return { ...shown, nextDonation: next };
});

const rows = list("donors", donorRow);
const page = record({ total: count(undefined), limit: count(undefined) });

export type DonorRow = Read<typeof rows>["donors"][number];

/** A page of donors, as far as the server tells. */
export interface DonorsAnswer {
  donors: DonorRow[];
  /** How many rows could not be read, or only in part. */
  damaged: number;
  /** How many there are on all pages; null when the server doesn't say. */
  total: number | null;
  /** The most rows that a page has here. */
  limit: number;
  /** Whether the page has as many rows as it may: without a total, there may be another one. */
  full: boolean;
}

/**
 * Reads a page. A server that answers with more rows than were asked for has sent all of them; one that answers with
 * fewer, although there are more, has a limit of its own.
 */
export const donorsAnswer =
  (skip: number, asked: number): Reader<DonorsAnswer, typeof rows.input & { total: number; limit: number }> =>
  (body, path, note) => {
    const { donors, damaged, received } = rows(body, path, note);
    const sent = isRecord(body) ? page(body, "", note) : null;
    if (received > asked)
      return { donors: donors.slice(skip, skip + asked), damaged, total: received, limit: asked, full: true };
    const total = sent?.total ?? null;
    const cut = total !== null && received > 0 && received < asked && skip + received < total ? received : asked;
    const limit = Math.min(asked, sent?.limit || cut, cut);
    return { donors, damaged, total, limit, full: received >= limit };
  };

/** A page, and the most rows that the server gives at once, where that is known to be less than was asked for. */
type ServedPage = DonorsPage & { most: number };

const listDonors = ({ most, ...page }: ServedPage): Query<DonorsAnswer> => {
  const skip = page.pageIndex * Math.min(page.pageSize, most);
  const { path, query } = donorsRead(page);
  return { path, query: { ...query, skip }, schema: donorsAnswer(skip, page.pageSize) };
};

/**
 * A page of donors; while another one loads, the former goes on being shown. A search is aborted by the next one; pages
 * that somebody leafs through are not, since one goes back to them.
 */
export const useDonors = (page: ServedPage): QueryState<DonorsAnswer> =>
  useQuery(listDonors(page), { keepPrevious: true, main: true, abort: page.query.trim() !== "" });

/** Reads a page before somebody asks for it, when the browser is idle, so that it shows in a frame. */
export const usePrefetchedDonors = (page: ServedPage | null): void => {
  const wanted = page && listDonors(page);
  const name = JSON.stringify(wanted?.query ?? null);
  const [idle, setIdle] = useState("");
  useEffect(() => whenIdle(() => setIdle(name)), [name]);
  useQuery(idle === name ? wanted : null, { quiet: true });
};
