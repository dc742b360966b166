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
  for (const { _id } of [one, other]) await api.call("deleteDonor", { token: admin, params: { id: _id }, expect: 200 });
}
