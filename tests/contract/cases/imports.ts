import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

interface Card {
  status: string;
  cardNumber: string | null;
}

/** A file that is staged, committed batch by batch, and undone; refusals and permissions. */
export async function imports(
  api: ContractClient,
  { admin, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const token = admin;
  const file = { name: `soci-${uniqueSuffix}.csv`, size: 900, rows: 4, columns: 4 };
  const form = { entity: "donors", file, shape: uniqueSuffix, checksum: "abc", update: "overwrite", invite: false };
  const headers = { "Idempotency-Key": `import-${uniqueSuffix}` };
  await api.call("createImport", { token, body: { ...form, update: "all" }, expect: 422 });
  const created = await api.call("createImport", { token, headers, body: form, expect: 201 });
  const again = await api.call("createImport", { token, headers, body: form, expect: 201 });
  api.assert(again.import._id === created.import._id, "a repeated idempotency key doesn't create a second import");
  const params = { id: created.import._id };

  const person = { lastName: `Prova${uniqueSuffix}`, firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
  const rows = [
    { row: 2, values: person },
    { row: 3, values: { ...person, lastName: "Altra", area: "Atlantide" } },
  ];
  const body = { batch: 0, checksum: "one", rows };
  const staged = await api.call("stageImportRows", { params, token, body, expect: 200 });
  const repeated = await api.call("stageImportRows", { params, token, body, expect: 200 });
  api.assert(JSON.stringify(staged) === JSON.stringify(repeated), "a repeated batch is staged once");
  const last = { batch: 1, checksum: "two", rows: [{ row: 4, values: { ...person, lastName: "Terza" } }] };
  await api.call("stageImportRows", { params, token, body: last, expect: 200 });
  await api.call("stageImportRows", { params, token, body: { ...body, rows: [] }, expect: 422 });
  await api.call("updateImport", { params, token, body: { update: "fill" }, expect: 200 });
  const choices = [{ row: 4, choice: { action: "skip" } }];
  await api.call("updateImport", { params, token, body: { choices }, expect: 200 });
  const cityOnly = { action: "update", update: "overwrite", fields: ["city"] };
  await api.call("updateImport", { params, token, body: { choices: [{ row: 2, choice: cityOnly }] }, expect: 200 });
  const { rows: chosen } = await api.call("listImportRows", { params, query: { differs: "true" }, token, expect: 200 });
  api.assert(chosen.length === 2, "the rows with a choice can be listed");
  await api.call("updateImport", { params, token, body: { stop: true }, expect: 409 });
  await api.call("updateImport", { params, token, body: { update: "some" }, expect: 422 });
  await api.call("commitImportBatch", { params, token, body: { batch: 7 }, expect: 409 });

  const written = await api.call("commitImportBatch", { params, token, body: { batch: 0 }, expect: 200 });
  const twice = await api.call("commitImportBatch", { params, token, body: { batch: 0 }, expect: 200 });
  api.assert(JSON.stringify(written) === JSON.stringify(twice), "a repeated batch is committed once");
  await api.call("stageImportRows", { params, token, body: { ...body, checksum: "three" }, expect: 409 });
  await api.call("commitImportBatch", { params, token, body: { batch: 1 }, expect: 200 });
  const finished = await api.call("getImport", { params, token, expect: 200 });
  const { create, update, unchanged, skip, refuse } = finished.import.written;
  api.assert(create + update + unchanged + skip + refuse === 3, "the counts of the report add up to all rows");
  await api.call("listImportRows", { params, query: { outcome: "refuse" }, token, expect: 200 });
  await api.call("listImportRows", { params, query: { limit: "0" }, token, expect: 400 });
  await api.call("listImports", { query: { shape: uniqueSuffix }, token, expect: 200 });
  await api.call("listImports", { query: { skip: "-1" }, token, expect: 400 });

  await api.call("previewImportUndo", { params, token, expect: 200 });
  await api.call("undoImport", { params, token, body: { batch: 9 }, expect: 409 });
  for (const batch of [1, 0]) await api.call("undoImport", { params, token, body: { batch }, expect: 200 });
  const undone = await api.call("undoImport", { params, token, body: { batch: 0 }, expect: 200 });
  api.assert(
    undone.import.state === "undone" && undone.import.undone.removed === 1,
    "a repeated undo of a batch has no effect",
  );

  const donations = { entity: "donations", rows: [{ donorCardNumber: "999999" }] };
  const found = await api.call("findImportDonors", { token, body: donations, expect: 200 });
  api.assert(found.donors[0].match === null && found.donors[0].reason !== null, "an unknown card number has a reason");
  await api.call("findImportDonors", { token, body: { ...donations, rows: [] }, expect: 422 });
  const donationImport = await api.call("createImport", { token, body: { ...form, entity: "donations" }, expect: 201 });
  const { donors } = await api.call("listDonors", { token, query: { limit: "100" }, expect: 200 });
  const withCard = donors.find(({ status, cardNumber }: Card) => status === "active" && cardNumber);
  const values = { donorCardNumber: withCard.cardNumber, type: 1, place: "Lodi" };
  const days = ["2020-03-01", "2020-03-03"].map((date, index) => ({ row: index + 2, values: { ...values, date } }));
  const warned = { batch: 0, checksum: "days", rows: days };
  const ofDonations = { id: donationImport.import._id };
  await api.call("stageImportRows", { params: ofDonations, token, body: warned, expect: 200 });
  await api.call("listImportRows", { params: ofDonations, query: { warned: "true" }, token, expect: 200 });
  await api.call("commitImportBatch", { params: ofDonations, token, body: { batch: 0 }, expect: 409 });
  await api.call("updateImport", { params: ofDonations, token, body: { confirmed: true }, expect: 200 });
  await api.call("undoImport", { params: ofDonations, token, body: { drop: true }, expect: 200 });

  const unknown = { id: "im0" };
  const calls: [string, Record<string, string>, unknown][] = [
    ["listImports", {}, undefined],
    ["createImport", {}, form],
    ["findImportDonors", {}, donations],
    ["getImport", unknown, undefined],
    ["updateImport", unknown, {}],
    ["undoImport", unknown, { batch: 0 }],
    ["listImportRows", unknown, undefined],
    ["stageImportRows", unknown, body],
    ["commitImportBatch", unknown, { batch: 0 }],
    ["previewImportUndo", unknown, undefined],
  ];
  for (const [operation, ofImport, content] of calls) {
    await api.call(operation, { params: ofImport, body: content, expect: 401 });
    for (const other of [manager, donor])
      await api.call(operation, { params: ofImport, body: content, token: other, expect: 403 });
    if (ofImport === unknown) await api.call(operation, { params: ofImport, body: content, token, expect: 404 });
  }
  for (const operation of [
    "createImport",
    "findImportDonors",
    "updateImport",
    "undoImport",
    "stageImportRows",
    "commitImportBatch",
  ])
    await api.call(operation, { params, token, body: [], expect: 400 });
}
