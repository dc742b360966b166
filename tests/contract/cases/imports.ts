import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** A file that is tried, written batch by batch and undone; what is refused, and who may not. */
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
  api.assert(again.import._id === created.import._id, "the same idempotency key begins nothing twice");
  const params = { id: created.import._id };

  const person = { lastName: `Prova${uniqueSuffix}`, firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
  const rows = [
    { row: 2, values: person },
    { row: 3, values: { ...person, lastName: "Altra", area: "Atlantide" } },
  ];
  const body = { batch: 0, checksum: "one", rows };
  const staged = await api.call("stageImportRows", { params, token, body, expect: 200 });
  const repeated = await api.call("stageImportRows", { params, token, body, expect: 200 });
  api.assert(JSON.stringify(staged) === JSON.stringify(repeated), "a batch that comes twice is staged once");
  const last = { batch: 1, checksum: "two", rows: [{ row: 4, values: { ...person, lastName: "Terza" } }] };
  await api.call("stageImportRows", { params, token, body: last, expect: 200 });
  await api.call("stageImportRows", { params, token, body: { ...body, rows: [] }, expect: 422 });
  await api.call("updateImport", { params, token, body: { update: "fill" }, expect: 200 });
  const choices = [{ row: 4, choice: { action: "skip" } }];
  await api.call("updateImport", { params, token, body: { choices }, expect: 200 });
  const some = { action: "update", update: "overwrite", fields: ["city"] };
  await api.call("updateImport", { params, token, body: { choices: [{ row: 2, choice: some }] }, expect: 200 });
  const { rows: chosen } = await api.call("listImportRows", { params, query: { differs: "true" }, token, expect: 200 });
  api.assert(chosen.length === 2, "rows of which somebody has said something can be listed");
  await api.call("updateImport", { params, token, body: { stop: true }, expect: 409 });
  await api.call("updateImport", { params, token, body: { update: "some" }, expect: 422 });
  await api.call("commitImportBatch", { params, token, body: { batch: 7 }, expect: 409 });

  const written = await api.call("commitImportBatch", { params, token, body: { batch: 0 }, expect: 200 });
  const twice = await api.call("commitImportBatch", { params, token, body: { batch: 0 }, expect: 200 });
  api.assert(JSON.stringify(written) === JSON.stringify(twice), "a batch is written once");
  await api.call("stageImportRows", { params, token, body: { ...body, checksum: "three" }, expect: 409 });
  await api.call("commitImportBatch", { params, token, body: { batch: 1 }, expect: 200 });
  const ended = await api.call("getImport", { params, token, expect: 200 });
  const { create, update, unchanged, skip, refuse } = ended.import.written;
  api.assert(create + update + unchanged + skip + refuse === 3, "the report counts all rows");
  await api.call("listImportRows", { params, query: { outcome: "refuse" }, token, expect: 200 });
  await api.call("listImportRows", { params, query: { limit: "0" }, token, expect: 400 });
  await api.call("listImports", { query: { shape: uniqueSuffix }, token, expect: 200 });
  await api.call("listImports", { query: { skip: "-1" }, token, expect: 400 });

  await api.call("previewImportUndo", { params, token, expect: 200 });
  await api.call("undoImport", { params, token, body: { batch: 9 }, expect: 409 });
  for (const batch of [1, 0]) await api.call("undoImport", { params, token, body: { batch }, expect: 200 });
  const undone = await api.call("undoImport", { params, token, body: { batch: 0 }, expect: 200 });
  api.assert(undone.import.state === "undone" && undone.import.undone.removed === 1, "a batch is undone once");

  const donations = { entity: "donations", rows: [{ donorCardNumber: "999999" }] };
  const found = await api.call("findImportDonors", { token, body: donations, expect: 200 });
  api.assert(found.donors[0].match === null && found.donors[0].reason !== null, "an unknown card is named");
  await api.call("findImportDonors", { token, body: { ...donations, rows: [] }, expect: 422 });
  const early = await api.call("createImport", { token, body: { ...form, entity: "donations" }, expect: 201 });
  const { donors: listed } = await api.call("listDonors", { token, query: { limit: "100" }, expect: 200 });
  const card = listed.find(({ status, cardNumber }: { status: string; cardNumber: string | null }) => status === "active" && cardNumber); // prettier-ignore
  const values = { donorCardNumber: card.cardNumber, type: 1, place: "Lodi" };
  const days = ["2020-03-01", "2020-03-03"].map((date, at) => ({ row: at + 2, values: { ...values, date } }));
  const warned = { batch: 0, checksum: "days", rows: days };
  const ofEarly = { id: early.import._id };
  await api.call("stageImportRows", { params: ofEarly, token, body: warned, expect: 200 });
  await api.call("listImportRows", { params: ofEarly, query: { warned: "true" }, token, expect: 200 });
  await api.call("commitImportBatch", { params: ofEarly, token, body: { batch: 0 }, expect: 409 });
  await api.call("updateImport", { params: ofEarly, token, body: { confirmed: true }, expect: 200 });
  await api.call("undoImport", { params: ofEarly, token, body: { drop: true }, expect: 200 });

  const gone = { id: "im0" };
  const calls: [string, Record<string, string>, unknown][] = [
    ["listImports", {}, undefined],
    ["createImport", {}, form],
    ["findImportDonors", {}, donations],
    ["getImport", gone, undefined],
    ["updateImport", gone, {}],
    ["undoImport", gone, { batch: 0 }],
    ["listImportRows", gone, undefined],
    ["stageImportRows", gone, body],
    ["commitImportBatch", gone, { batch: 0 }],
    ["previewImportUndo", gone, undefined],
  ];
  for (const [operation, of, sent] of calls) {
    await api.call(operation, { params: of, body: sent, expect: 401 });
    for (const who of [manager, donor]) await api.call(operation, { params: of, body: sent, token: who, expect: 403 });
    if (of === gone) await api.call(operation, { params: of, body: sent, token, expect: 404 });
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
