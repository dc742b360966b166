import { asStream } from "../../../api/body-readers";
import { endpoints } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import type { BodyReader } from "../../../api/http";
import { lacksOf } from "../../../api/lacks";
import { csvHead, LINE_END } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import { harmlessLine } from "../../../domain/export/harmless-csv";
import { figureOf } from "../../../domain/filter/figures";
import type { RecordKind } from "../../../domain/record-kinds";
import { MALFORMED_ERROR, NETWORK_ERROR } from "../../../domain/texts";
import { SLICE_OF_IDS } from "../selection";
import type { ExportOrder } from "./export-order";
import { CSV_TYPE } from "./files/csv-file";
import { createLines } from "./files/lines";
import { createParts } from "./files/parts";
import type { Reading } from "./rows/read-pages";
import { tryAgain } from "./rows/try-again";
import { createSlices, type Slices } from "./slices";
import type { MadeFile, Progress } from "./write-file";

/** What a server without files of a list is known to lack. */
const fileOf = (kind: RecordKind) => `file of ${kind}`;
/** Letters of a line that no record has: what isn't a CSV may have no end of line at all. */
const LONGEST_LINE = 4_000_000;

interface Streamed {
  /** As the server counts the rows; null where it doesn't say. */
  total: number | null;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

const asFile: BodyReader<Streamed> = async (response, call) => {
  const count = response.headers.get("X-Total-Count") ?? "";
  return { total: /^\d+$/.test(count) ? Number(count) : null, stream: await asStream("text/csv")(response, call) };
};

/** What is worked out here of more than one value: a server's own word may be another one. Figures come with pages alone. */
const isWorkedOut = ({ name }: ExportField) => name === "nextDonationDate" || figureOf(name) !== null;

/** What an order is asked for at once; null where it can't be. */
function queryOf({ read, idField, fields, scope, selected }: ExportOrder) {
  if (fields.some(isWorkedOut)) return null;
  if (selected?.kind === "all" || (selected && selected.ids.size > SLICE_OF_IDS)) return null;
  const columns = fields.map(({ name }) => name).join(",");
  const ids = selected && {
    filters: JSON.stringify([{ id: idField, value: [...selected.ids] }]),
    queryFilters: undefined,
  };
  return { ...read.query, skip: undefined, limit: undefined, ...ids, columns, format: "csv", scope };
}

/**
 * Lets the server make the file: a CSV, of what is filtered or of few rows by their ids.
 * @returns null where this server makes none, or makes it in another way than ours, or of other rows than were chosen: it
 *   is then made of pages
 * @throws ApiError, or the signal's reason
 */
export async function streamFile(
  { session, order, signal }: Reading,
  onProgress: (progress: Progress) => void,
): Promise<MadeFile | null> {
  const query = queryOf(order);
  const { lacking } = lacksOf(session);
  if (order.format !== "csv" || !query || lacking.has(fileOf(order.entity))) return null;
  const slices = createSlices(signal);
  const wanted = order.selected?.kind === "some" ? order.selected.ids.size : order.total;
  const download = async () => {
    const { total, stream } = await session.call(endpoints.exportOf(order.entity), { query, signal, as: asFile });
    // a server that doesn't know the filter would send others, too
    if (total !== null && wanted !== null && total !== wanted) {
      void stream.cancel().catch(() => undefined);
      return null;
    }
    const file = await gather({ total, stream }, order.fields, slices, onProgress);
    return wanted === null || file.rows === wanted ? file : null;
  };
  try {
    return await tryAgain(download, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (LACKING_STATUSES.has(error.status)) lacking.add(fileOf(order.entity));
    else if (error.kind !== "malformed" && error.status !== 400) throw error;
    return null;
  }
}

/**
 * Reads the file line by line: each is made harmless, since the server may know nothing of what a spreadsheet would run.
 * @throws ApiError "malformed" for a file that isn't ours, "network" for one that was cut
 */
async function gather(
  { total, stream }: Streamed,
  fields: readonly ExportField[],
  slices: Slices,
  onProgress: (progress: Progress) => void,
): Promise<MadeFile> {
  const parts = createParts();
  const head = csvHead(fields);
  const lines = createLines();
  const reader = stream.getReader();
  let rows = -1;
  const add = (line: string) => {
    if (rows === -1 ? line + LINE_END !== head : line.length > LONGEST_LINE) throw malformed();
    const harmless = rows === -1 ? line : harmlessLine(fields, line);
    if (harmless === null) throw malformed();
    rows += 1;
    return harmless + LINE_END;
  };
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      let text = "";
      for (const line of lines.of(part.value)) {
        text += add(line);
        if (slices.due()) await slices.pause();
      }
      if (text) parts.add(text);
      const { length } = lines.rest();
      if (length > LONGEST_LINE || (rows === -1 && !head.startsWith(lines.rest()))) throw malformed();
      onProgress({ rows: Math.max(0, rows), total });
      await slices.pause();
    }
    // some don't end the last line
    const last = lines.end();
    if (last && rows >= 0 && rows + 1 === total) parts.add(add(last));
    else if (last) throw cut();
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
  if (rows === -1 || (total !== null && rows !== total)) throw cut();
  return {
    blob: parts.finish(CSV_TYPE),
    rows,
    changed: false,
    repeated: 0,
    damaged: 0,
    shortened: new Map(),
    recorded: true,
  };
}

const malformed = () => new ApiError("malformed", MALFORMED_ERROR);
const cut = () => new ApiError("network", NETWORK_ERROR);
