import type { components } from "../../contract/api";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { ImportRun } from "../db/models";
import { badRequest } from "../guard";
import { commit } from "./commit";
import { findDonor, missingDataReason, type Values } from "./known-donors";
import { findOwnerOf } from "./owned-plan";
import {
  batchId,
  findRun,
  deleteExpired,
  clearStaged,
  isComplete,
  pageOfRows,
  presentPlan,
  presentResult,
  presentRun,
  unconfirmed,
  wrongBatch,
  wrongState,
} from "./runs";
import { choose, recount, stage } from "./stage";
import { previewUndo, undoBatch } from "./undo";
import { newestFirst } from "../write/history";
import { donatingFacts } from "../write/many-records";
import { asUser } from "../write/writer";
import type { Api } from "../handlers/api";
import { type Body, listQuery, readBody } from "../handlers/request";
import { reasonOf } from "../donors/donations";
import { MAX_ROWS, readChoice, readForm, readOptions, readRows, readRowsToFind, readUndo } from "./import-forms";

type Choice = components["schemas"]["ImportChoice"];

/** Imports of files: a dry run, then the rows are written batch by batch, and can be undone batch by batch. */
export const importHandlers = ({ needs }: Api) => [
  needs("create", "Import").get("/imports", ({ request, response, db }) => {
    const { skip, limit } = listQuery(request);
    const shape = new URL(request.url).searchParams.get("shape");
    const runs = newestFirst(
      db.records
        .find("import", { where: { shape: shape ? { equals: shape } : undefined } })
        .filter((run) => run.state !== "open" || isComplete(run)),
    );
    const imports = runs.slice(skip, skip + limit).map(presentRun);
    return response(200).json({ success: true, imports, total: runs.length, skip, limit });
  }),

  needs("create", "Import").post("/imports", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    deleteExpired(db);
    const run = readForm(db, user, body);
    db.records.put("import", run);
    return response(201).json({ success: true, import: presentRun(run) });
  }),

  needs("create", "Import").post("/imports/donors", async ({ request, response, db }) => {
    const { entity, rows } = readRowsToFind(await readBody(request));
    return response(200).json({ success: true, donors: rows.map((values) => presentDonor(db, entity, values)) });
  }),

  needs("create", "Import").get("/imports/{id}", ({ params, response, db }) => {
    return response(200).json({ success: true, import: presentRun(findRun(db, params.id)) });
  }),

  needs("create", "Import").put("/imports/{id}", async ({ params, request, response, db }) => {
    const run = findRun(db, params.id);
    const body = await readBody(request);
    change(db, run, body);
    db.records.put("import", run);
    return response(200).json({ success: true, import: presentRun(run) });
  }),

  needs("create", "Import").get("/imports/{id}/rows", ({ params, request, response, db }) => {
    const run = findRun(db, params.id);
    const { skip, limit } = listQuery(request);
    const { searchParams } = new URL(request.url);
    const [outcome = null, field = null, undone = null] = ["outcome", "field", "undone"].map((name) =>
      searchParams.get(name),
    );
    const [differs = false, warned = false] = ["differs", "warned"].map((name) => searchParams.get(name) === "true");
    const { rows, total } = pageOfRows(db, run, { outcome, field, undone, differs, warned, skip, limit });
    return response(200).json({ success: true, rows, total, skip, limit });
  }),

  needs("create", "Import").post("/imports/{id}/rows", async ({ params, request, response, db }) => {
    const run = findRun(db, params.id);
    const sent = readRows(await readBody(request));
    const stored = run.batches.find(({ batch }) => batch === sent.batch);
    const repeated = stored?.checksum === sent.checksum;
    if (!repeated && stored && stored.state !== "staged") throw wrongBatch("Questo gruppo di righe è già scritto.");
    if (!repeated && run.state !== "open") throw wrongState("L’importazione è già cominciata.");
    if (!repeated) {
      stage(db, run, sent);
      db.records.put("import", run);
    }
    const written = stored && repeated && stored.state !== "staged";
    const plan = db.records.get("importPlan", batchId(run, sent.batch))?.rows ?? [];
    const rows = written ? presentResult(db, run, sent.batch) : presentPlan(plan, run);
    return response(200).json({ success: true, import: presentRun(run), rows });
  }),

  needs("create", "Import").post("/imports/{id}/commit", async ({ params, request, response, db, user }) => {
    const run = findRun(db, params.id);
    const { batch: number, checksum } = await readBody(request);
    const batch = run.batches.find((item) => item.batch === number);
    if (!batch) throw wrongBatch("Questo gruppo di righe non è arrivato: rimandalo.");
    if (checksum !== undefined && checksum !== batch.checksum) throw wrongBatch("Le righe sono altre: rifai la prova.");
    if (batch.state === "staged") {
      if (run.state !== "open" && run.state !== "started") throw wrongState("L’importazione è stata fermata.");
      if (batch.warned > 0 && !run.confirmed) throw unconfirmed();
      commit(db, run, batch, asUser(user));
      db.records.put("import", run);
    }
    const rows = presentResult(db, run, batch.batch);
    return response(200).json({ success: true, import: presentRun(run), rows });
  }),

  needs("create", "Import").get("/imports/{id}/undo", ({ params, response, db }) => {
    return response(200).json({ success: true, undo: previewUndo(db, findRun(db, params.id)) });
  }),

  needs("create", "Import").delete("/imports/{id}", async ({ params, request, response, db, user }) => {
    const run = findRun(db, params.id);
    const body = await readBody(request);
    if (body.drop === true && run.state !== "open") throw wrongState("L’importazione è già cominciata.");
    if (run.state === "open") {
      clearStaged(db, run);
      db.records.remove("import", run._id);
      return response(200).json({ success: true, import: { ...presentRun(run), state: "undone" }, results: [] });
    }
    const batch = run.batches.find((item) => item.batch === body.batch);
    if (!batch || batch.state === "staged") throw wrongBatch("Di questo gruppo di righe non è stato scritto niente.");
    if (run.state === "started") clearStaged(db, run);
    const results = undoBatch(db, run, batch, asUser(user), readUndo(body));
    db.records.put("import", run);
    return response(200).json({ success: true, import: presentRun(run), results });
  }),
];

/** Changes options, choices or the confirmation of an import, or stops it. @throws HttpError 409, 422 */
function change(db: Db, run: ImportRun, body: Body): void {
  const { update, fields, invite, choices, confirmed, stop } = body;
  const options = update !== undefined || fields !== undefined || invite !== undefined;
  if (run.state !== "open" && (options || run.state !== "started"))
    throw wrongState("L’importazione è già cominciata.");
  if (options) {
    Object.assign(run, readOptions({ update: run.update, fields: run.fields, invite: run.invite, ...body }));
    recount(db, run);
  }
  if (Array.isArray(choices)) {
    if (choices.length > MAX_ROWS) throw badRequest("Troppe scelte in una volta.");
    const chosen = choices.flatMap((item: unknown): [number, Choice | null][] =>
      isRecord(item) && typeof item.row === "number" ? [[item.row, readChoice(item.choice)]] : [],
    );
    choose(db, run, new Map(chosen));
  }
  if (typeof confirmed === "boolean") {
    run.writeReason = confirmed ? reasonOf(body) : null;
    run.confirmed = confirmed;
  }
  if (stop !== true) return;
  if (run.state === "open") throw wrongState("Non è stato ancora scritto niente.");
  clearStaged(db, { ...run, batches: run.batches.filter(({ state }) => state === "staged") });
  run.state = "stopped";
  run.ended = db.instant();
}

/** @returns the donor of a row of a file, as the API returns it */
function presentDonor(db: Db, entity: ImportRun["entity"], values: Values): components["schemas"]["ImportDonor"] {
  const found = entity === "donors" ? findDonor(db, values) : findOwnerOf(db, entity, values).found;
  const { match, candidates } = found;
  const nobody = match === null && candidates.length === 0;
  const reason =
    found.reason ?? (entity === "donors" && nobody ? missingDataReason(values, db.records.zones().length > 0) : null);
  const donor = match ? db.donor(match.id) : undefined;
  if (!donor) return { match, candidates, reason, donor: null };
  return { match, candidates, reason, donor: donatingFacts(db, donor) };
}
