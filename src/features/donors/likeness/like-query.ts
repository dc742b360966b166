import { endpoints } from "../../../api/endpoints";
import { list } from "../../../api/read";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";
import { isLike, type Person } from "./likeness";

/** So many are enough to see that something is wrong. */
const MOST = 5;
const likeAnswer = list("donors", donorReader);

/** @param filter of `likenessFilter` @returns the read that finds who may be somebody; null where nothing is known by which to look */
export const likeQuery = (filter: string) =>
  filter ? { path: endpoints.donors(), query: { limit: MOST + 1, queryFilters: filter }, schema: likeAnswer } : null;

/**
 * @param ownId whose record it is; null for somebody new
 * @returns those of an answer who are like somebody: a server that can't filter gives others, too
 */
export const likeOnes = (person: Person, ownId: string | null, donors: readonly DonorRecord[]): DonorRecord[] =>
  donors.filter((other) => other._id !== ownId && isLike(person, other)).slice(0, MOST);
