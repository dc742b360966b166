import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Possible duplicates: pairs of records. */
export async function duplicates(
  api: ContractClient,
  { admin, manager, director }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const person = { firstName: "Ada", lastName: `Doppia ${uniqueSuffix}`, birthday: "1980-01-02" };
  const create = async (area: string) =>
    (await api.call("createDonor", { token: admin, body: { ...person, area }, expect: 201 })).donor;
  const [one, other] = [await create("Bergamo"), await create("Lodi")];
  await api.call("listDuplicates", { expect: 401 });
  await api.call("listDuplicates", { token: director, expect: 403 });
  await api.call("listDuplicates", { token: admin, query: { certainty: "perhaps" }, expect: 400 });
  const { pairs } = await api.call("listDuplicates", {
    token: admin,
    query: { certainty: "probable", limit: "1000" },
    expect: 200,
  });
  const pair = pairs.find(({ donors }: { donors: { _id: string }[] }) =>
    [one, other].every(({ _id }) => donors.some((donor) => donor._id === _id)),
  );
  api.assert(pair !== undefined, "two records with the same name and birth date are a pair");
  if (!pair) return;
  const params = { id: pair._id };
  await api.call("askAboutDuplicate", { params, expect: 401 });
  await api.call("askAboutDuplicate", { token: director, params, expect: 403 });
  await api.call("askAboutDuplicate", { token: admin, params: { id: "none" }, expect: 404 });
  const asked = await api.call("askAboutDuplicate", { token: manager, params, expect: 200 });
  api.assert(asked.pair.donors.length === 1 && asked.pair.elsewhere !== null, "a manager reads the own zone's record");
  const body = { distinct: true };
  await api.call("decideDuplicate", { params, body, expect: 401 });
  await api.call("decideDuplicate", { token: manager, params, body, expect: 403 });
  await api.call("decideDuplicate", { token: admin, params: { id: "none" }, body, expect: 404 });
  await api.call("decideDuplicate", { token: admin, params, body: { distinct: "no" }, expect: 422 });
  const decided = await api.call("decideDuplicate", { token: admin, params, body, expect: 200 });
  api.assert(decided.pair.decided !== null, "a decision has its author");
  await api.call("listDuplicates", { token: admin, query: { state: "distinct" }, expect: 200 });
  await api.call("decideDuplicate", { token: admin, params, body: { distinct: false }, expect: 200 });
  await merges(api, { admin, manager, director }, [one, other]);
  for (const { _id } of [one, other]) await api.call("deleteDonor", { token: admin, params: { id: _id }, expect: 200 });
}

/** Two records are merged, and separated again. */
async function merges(
  api: ContractClient,
  { admin, manager, director }: Pick<Sessions, "admin" | "manager" | "director">,
  [one, other]: readonly { _id: string; version: number }[],
): Promise<void> {
  if (!one || !other) return;
  const params = { id: `${one._id}.${other._id}` };
  await api.call("readDuplicate", { params, expect: 401 });
  await api.call("readDuplicate", { token: director, params, expect: 403 });
  await api.call("readDuplicate", { token: admin, params: { id: "none" }, expect: 404 });
  const { pair, merging } = await api.call("readDuplicate", { token: admin, params, expect: 200 });
  api.assert(merging.blocked.length === 0, "nothing forbids the merge");
  const versionOf = (id: string): number => pair.donors.find(({ _id }: { _id: string }) => _id === id).version;
  const body = {
    survivor: one._id,
    other: other._id,
    version: versionOf(one._id),
    otherVersion: versionOf(other._id),
    choices: {},
    same: [],
  };
  await api.call("createMerge", { body, expect: 401 });
  await api.call("createMerge", { token: manager, body, expect: 403 });
  await api.call("createMerge", { token: admin, body: { ...body, other: "none" }, expect: 404 });
  await api.call("createMerge", { token: admin, body: { ...body, other: one._id }, expect: 422 });
  await api.call("createMerge", { token: admin, body: { ...body, version: 0 }, expect: 409 });
  const { merge } = await api.call("createMerge", { token: admin, body, expect: 201 });
  const led = await api.call("getDonor", { token: admin, params: { id: other._id }, expect: 200 });
  api.assert(led.donor._id === one._id, "the address of the other record leads to the one that stays");
  const { pairs } = await api.call("listDuplicates", { token: admin, query: { state: "merged" }, expect: 200 });
  api.assert(pairs[0]?.merge?._id === merge._id, "the newest merge is the first");
  const of = { id: merge._id };
  await api.call("readMerge", { params: of, expect: 401 });
  await api.call("readMerge", { token: director, params: of, expect: 403 });
  await api.call("readMerge", { token: admin, params: { id: "none" }, expect: 404 });
  const { separating } = await api.call("readMerge", { token: admin, params: of, expect: 200 });
  const sent = { version: separating.version };
  await api.call("separateMerge", { params: of, body: sent, expect: 401 });
  await api.call("separateMerge", { token: director, params: of, body: sent, expect: 403 });
  await api.call("separateMerge", { token: admin, params: { id: "none" }, body: sent, expect: 404 });
  await api.call("separateMerge", { token: admin, params: of, body: { version: 0 }, expect: 409 });
  await api.call("separateMerge", { token: admin, params: of, body: sent, expect: 200 });
  const apart = await api.call("getDonor", { token: admin, params: { id: other._id }, expect: 200 });
  api.assert(apart.donor._id === other._id, "a separated record has its own address again");
}
