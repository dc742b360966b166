import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

const KINDS = [
  {
    name: "Donation",
    field: "donation",
    content: { type: 1, date: "2026-01-07", place: "Lodi" },
    invalid: { type: 9 },
  },
  {
    name: "Award",
    field: "award",
    content: { awardDonorsGroup: "Rame", awardDonorsGroupDate: "2026-01-07" },
    invalid: { awardDonorsGroupDate: "7/1/2026" },
  },
] as const;

/** Donations and awards that staff add, change and delete. */
export async function donationWrites(
  api: ContractClient,
  sessions: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const { admin, manager, director, donor } = sessions;
  const donorId = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const deleted = await api.call("createDonor", {
    token: admin,
    body: { firstName: "Ugo", lastName: `Andato ${uniqueSuffix}`, area: "Lodi" },
    expect: 201,
  });
  await api.call("deleteDonor", { token: admin, params: { id: deleted.donor._id }, expect: 200 });
  for (const { name, field, content, invalid } of KINDS) {
    const [create, update, remove, restore] = [`create${name}`, `update${name}`, `delete${name}`, `restore${name}`];
    const body = { donorId, ...content };
    await api.call(create, { body, expect: 401 });
    await api.call(create, { token: director, body, expect: 403 });
    await api.call(create, { token: admin, body: [], expect: 400 });
    await api.call(create, { token: admin, body: { ...body, donorId: "nobody" }, expect: 422 });
    await api.call(create, { token: admin, body: { ...body, ...invalid }, expect: 422 });
    await api.call(create, { token: admin, body: { ...body, donorId: deleted.donor._id }, expect: 409 });
    await api.call(create, { token: admin, body, expect: 201 });
    const once = { token: manager, body, headers: { "Idempotency-Key": `${field}-${uniqueSuffix}` } };
    const created = (await api.call(create, { ...once, expect: 201 }))[field];
    const repeat = (await api.call(create, { ...once, expect: 201 }))[field];
    api.assert(repeat.key === created.key, `a repeated idempotency key doesn't add a second ${field}`);

    const params = { id: created.key };
    const change = {
      ...content,
      version: created.version,
      ...(name === "Donation" ? { place: "Crema", writeReason: "Luogo sbagliato" } : { award: "Targa" }),
    };
    for (const [operation, sent] of [
      [update, { body: change }],
      [remove, {}],
      [restore, {}],
    ] as const) {
      await api.call(operation, { params, ...sent, expect: 401 });
      await api.call(operation, { token: director, params, ...sent, expect: 403 });
      await api.call(operation, { token: admin, params: { id: "nothing" }, ...sent, expect: 404 });
    }
    await api.call(update, { token: admin, params, body: [], expect: 400 });
    const saved = { token: manager, params, headers: { "Idempotency-Key": `change-${field}-${uniqueSuffix}` } };
    const changed = (await api.call(update, { ...saved, body: change, expect: 200 }))[field];
    const repeated = (await api.call(update, { ...saved, body: change, expect: 200 }))[field];
    api.assert(repeated.version === changed.version, `a repeated idempotency key doesn't change the ${field} twice`);
    const late = await api.call(update, {
      token: admin,
      params,
      body: { ...change, ...body, version: 1 },
      expect: 409,
    });
    api.assert(
      late.current?.version === changed.version,
      `the answer to an outdated write has the current version of the ${field}`,
    );
    await api.call(update, { token: admin, params, body: { version: changed.version, ...invalid }, expect: 422 });
    await api.call(restore, { token: admin, params, expect: 409 });
    await api.call(remove, { token: admin, params, query: { version: "0" }, expect: 400 });
    await api.call(remove, { token: admin, params, query: { version: "1" }, expect: 409 });
    await api.call(remove, { token: manager, params, expect: 200 });
    await api.call(restore, { token: manager, params, expect: 200 });
    await api.call(remove, { token: manager, params, query: { version: String(changed.version + 2) }, expect: 200 });
  }
}
