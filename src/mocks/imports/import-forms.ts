import type { components } from "../../contract/api";
import { IMPORT_ENTITIES, type ImportEntity } from "../../domain/import/entity";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { ImportRun, StaffUser } from "../db/models";
import { type Body, parseInteger, Problems, textOf } from "../handlers/request";
import { asUser } from "../write/writer";

type Choice = components["schemas"]["ImportChoice"];
type UndoChoice = components["schemas"]["ImportUndoChoice"];
const UPDATES = ["none", "fill", "overwrite"] as const;
const UNDO_CHOICES = ["keep", "merge", "undo"] as const;
export const MAX_ROWS = 1_000;

/** @throws HttpError 422 */
export function readOptions({ update, fields, invite }: Body): Pick<ImportRun, "update" | "fields" | "invite"> {
  const problems = new Problems();
  const mode = UPDATES.find((name) => name === update);
  problems.when(!mode, "update", "Che fare di chi c’è già?");
  const isList = Array.isArray(fields) && fields.every((name) => typeof name === "string");
  problems.when(fields !== undefined && fields !== null && !isList, "fields", "I campi non sono validi");
  problems.refuse();
  return { update: mode ?? "none", fields: isList ? (fields as string[]) : null, invite: invite === true };
}

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

/** @throws HttpError 422 */
export function readForm(db: Db, user: StaffUser, body: Body): ImportRun {
  const problems = new Problems();
  const entity = IMPORT_ENTITIES.find((name): name is ImportEntity => name === body.entity);
  const file = isRecord(body.file) ? body.file : {};
  const name = textOf(file.name).slice(0, 200);
  problems.when(!entity, "entity", "Che cosa si importa?");
  problems.when(!name, "file", "Manca il nome del file");
  problems.when(!textOf(body.checksum), "checksum", "Manca la somma di controllo");
  problems.refuse();
  const left = isRecord(body.left) ? body.left : {};
  return {
    _id: db.nextId("import", "im"),
    entity: entity ?? "donors",
    state: "open",
    ...readOptions(body),
    file: { name, size: count(file.size), rows: count(file.rows), columns: count(file.columns) },
    left: { skipped: count(left.skipped), refused: count(left.refused) },
    shape: textOf(body.shape),
    matching: (body.matching ?? null) as never,
    checksum: textOf(body.checksum),
    author: asUser(user).author,
    created: db.instant(),
    started: null,
    ended: null,
    batches: [],
    confirmed: false,
    writeReason: null,
    invited: 0,
    undone: { removed: 0, restored: 0, kept: 0, failed: 0 },
  };
}

export function readChoice(value: unknown): Choice | null {
  if (!isRecord(value)) return null;
  const action = (["create", "update", "skip"] as const).find((name) => name === value.action);
  if (!action) return null;
  const update = (["fill", "overwrite"] as const).find((name) => name === value.update);
  const fields = Array.isArray(value.fields) ? value.fields.filter((name) => typeof name === "string") : null;
  return {
    action,
    ...(typeof value.id === "string" && { id: value.id }),
    ...(action === "update" && update && { update }),
    ...(action === "update" && update === "overwrite" && fields && { fields }),
  };
}

/** @throws HttpError 400, 422 */
export function readRows(body: Body) {
  const { batch, checksum, rows } = body;
  const problems = new Problems();
  const number = parseInteger(String(batch ?? "-"), -1, 0, 999);
  problems.when(!textOf(checksum), "checksum", "Manca la somma di controllo");
  const list = Array.isArray(rows) ? rows : [];
  const read = list.flatMap((row: unknown) => {
    if (!isRecord(row) || !isRecord(row.values) || !Number.isSafeInteger(row.row)) return [];
    return [{ row: Number(row.row), values: row.values, choice: readChoice(row.choice) }];
  });
  const isInvalid = list.length === 0 || list.length > MAX_ROWS || read.length !== list.length;
  problems.when(isInvalid, "rows", `Da 1 a ${MAX_ROWS} righe, ciascuna con il suo numero`);
  problems.refuse();
  return { batch: number, checksum: textOf(checksum), rows: read };
}

/** @throws HttpError 422 */
export function readRowsToFind({ entity, rows }: Body) {
  const problems = new Problems();
  const knownEntity = IMPORT_ENTITIES.find((name): name is ImportEntity => name === entity);
  const list = Array.isArray(rows) ? rows.filter(isRecord) : [];
  problems.when(!knownEntity, "entity", "Che cosa si importa?");
  problems.when(list.length === 0 || list.length > MAX_ROWS, "rows", `Da 1 a ${MAX_ROWS} righe`);
  problems.refuse();
  return { entity: knownEntity ?? "donors", rows: list };
}

export function readUndo({ changed, choices }: Body) {
  const choiceIn = (value: unknown) => UNDO_CHOICES.find((choice) => choice === value);
  const chosen = (Array.isArray(choices) ? choices : []).flatMap((item: unknown): [string, UndoChoice][] => {
    const choice = isRecord(item) ? choiceIn(item.changed) : undefined;
    return isRecord(item) && choice && typeof item.id === "string" ? [[item.id, choice]] : [];
  });
  return { changed: choiceIn(changed) ?? "keep", byId: new Map(chosen) } as const;
}
