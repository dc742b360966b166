import type { DonationType } from "../../../domain/donation/blood";
import { isIsoDay } from "../../../domain/dates/days";
import type { DonationWarning } from "../../../domain/donation/warnings";
import type { DonorKey, FoundDonor, SearchResult } from "../requests/find-donors";

export interface SheetRow {
  /** Unique within the sheet. */
  id: number;
  key: DonorKey;
  /** The server's last answer; null before the first. */
  search: SearchResult | null;
  /** Whether that answer is up to date: not while the server is asked again, nor if it couldn't be asked. */
  state: "waiting" | "failed" | "checked";
  /** The number of the last request, 0 if the row is still to be asked about: earlier answers are ignored. */
  request: number;
  /** The donor who was found or chosen; null while there is none. */
  donorId: string | null;
  /** Null: the type of the day. */
  type: DonationType | null;
  note: string;
  /** A reload has lost the note. */
  noteLost: boolean;
  /** The warnings that the user has confirmed. */
  confirmed: readonly DonationWarning["code"][];
  /** Why the donation is registered despite its warnings. */
  reason: string;
  /** A reload has lost the reason, and with it the confirmation. */
  reasonLost: boolean;
  /** It needed a person once, and keeps its place among those rows. */
  watched: boolean;
}

/** The sheet of a donation day before it is registered. */
export interface Sheet {
  /** An ISO day, or the text typed so far. */
  day: string;
  place: string;
  type: DonationType;
  /** The newest first. */
  rows: readonly SheetRow[];
  /** The last id of a row. */
  last: number;
  /** What has just happened to a row, to announce it and to light it up. */
  event: { kind: "added" | "again"; id: number; at: number } | null;
}

type RowChange = Partial<Pick<SheetRow, "type" | "note" | "noteLost" | "confirmed" | "reason" | "reasonLost">>;

export type SheetAction =
  | { do: "set"; change: Partial<Pick<Sheet, "day" | "place" | "type">> }
  /** Adds rows, the last one on top. `chosen`: their donor is known. */
  | { do: "add"; rows: readonly NewRow[] }
  | { do: "ask"; ids: readonly number[]; request: number }
  | { do: "answer"; ids: readonly number[]; request: number; results: readonly SearchResult[] | null }
  | { do: "choose"; id: number; donor: FoundDonor }
  | { do: "change"; id: number; change: RowChange }
  | { do: "remove"; ids: readonly number[] }
  /** Puts removed rows back, and has them checked again. */
  | { do: "restore"; rows: readonly SheetRow[]; index: number }
  | { do: "watch"; ids: ReadonlySet<number> }
  /** Drops the rows of registered donors. */
  | { do: "registered"; donors: ReadonlySet<string> }
  | { do: "replace"; sheet: Sheet };

export interface NewRow extends RowChange {
  key: DonorKey;
  chosen?: FoundDonor;
}

/** @returns the donor of a row; null while there is none */
export function donorOf({ search, donorId }: Pick<SheetRow, "search" | "donorId">): FoundDonor | null {
  if (donorId === null || !search) return null;
  return [...search.found, ...search.similar].find(({ _id }) => _id === donorId) ?? null;
}

const foundOnly = (donor: FoundDonor): SearchResult => ({ found: [donor], similar: [], elsewhere: false });

/** @returns rows about which the server is to be asked, also again */
export const toAsk = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map((row) => ({ ...row, state: "waiting", request: 0 }));

export function emptySheet(start: Pick<Sheet, "day" | "place" | "type">): Sheet {
  return { ...start, rows: [], last: 0, event: null };
}

export function changeSheet(sheet: Sheet, action: SheetAction): Sheet {
  switch (action.do) {
    case "set": {
      // meanwhile, another user may have changed the donors
      const isNewDay = isIsoDay(action.change.day ?? "");
      return { ...sheet, ...action.change, rows: isNewDay ? toAsk(sheet.rows) : sheet.rows };
    }
    case "add":
      return action.rows.reduce(addRow, sheet);
    case "ask":
      return {
        ...sheet,
        rows: mapRows(sheet, action.ids, (row) => ({
          ...row,
          request: action.request,
          state: "waiting" as const,
        })),
      };
    case "answer":
      return action.ids.reduce(
        (now, id, at) => answerRow(now, id, action.request, action.results && (action.results[at] ?? null)),
        sheet,
      );
    case "choose":
      return chooseDonor(sheet, action.id, foundOnly(action.donor), action.donor._id);
    case "change":
      return { ...sheet, rows: mapRows(sheet, [action.id], (row) => ({ ...row, ...action.change })) };
    case "remove":
      return { ...sheet, rows: sheet.rows.filter(({ id }) => !action.ids.includes(id)) };
    case "restore":
      return restoreRows(sheet, action.rows, action.index);
    case "watch":
      return { ...sheet, rows: mapRows(sheet, [...action.ids], (row) => ({ ...row, watched: true })) };
    case "registered":
      return { ...sheet, rows: sheet.rows.filter(({ donorId }) => donorId === null || !action.donors.has(donorId)) };
    case "replace":
      return action.sheet;
  }
}

const mapRows = ({ rows }: Sheet, ids: readonly number[], change: (row: SheetRow) => SheetRow): SheetRow[] => {
  const wanted = new Set(ids);
  return rows.map((row) => (wanted.has(row.id) ? change(row) : row));
};

function addRow(sheet: Sheet, { key, chosen, ...values }: NewRow): Sheet {
  const same = sheet.rows.find((row) => isSame(row, key, chosen?._id ?? key.donorId));
  if (same) return { ...sheet, event: { kind: "again", id: same.id, at: (sheet.event?.at ?? 0) + 1 } };
  const id = sheet.last + 1;
  const row: SheetRow = {
    id,
    key: chosen ? { donorId: chosen._id } : key,
    search: chosen ? foundOnly(chosen) : null,
    state: chosen ? "checked" : "waiting",
    request: 0,
    donorId: chosen?._id ?? null,
    type: null,
    note: "",
    noteLost: false,
    confirmed: [],
    reason: "",
    reasonLost: false,
    watched: false,
    ...values,
  };
  const event = { kind: "added" as const, id, at: (sheet.event?.at ?? 0) + 1 };
  return { ...sheet, last: id, rows: [row, ...sheet.rows], event };
}

/** Rows get new ids, because other rows may have the old ones by now. A donor whom the user has added again isn't put back. */
function restoreRows(sheet: Sheet, rows: readonly SheetRow[], index: number): Sheet {
  const back = toAsk(rows)
    .filter(({ key, donorId }) => !sheet.rows.some((row) => isSame(row, key, donorId ?? key.donorId)))
    .map((row, at) => ({ ...row, id: sheet.last + 1 + at }));
  return { ...sheet, last: sheet.last + back.length, rows: sheet.rows.toSpliced(index, 0, ...back) };
}

const isSame = (row: SheetRow, { cardNumber, fiscalCode }: DonorKey, donorId: string | undefined): boolean =>
  (donorId !== undefined && (row.donorId ?? row.key.donorId) === donorId) ||
  (cardNumber !== undefined && row.key.cardNumber === cardNumber) ||
  (fiscalCode !== undefined && row.key.fiscalCode === fiscalCode);

/**
 * Adds proposed donors. A sheet with rows keeps its day, place and type; the proposed type becomes the new rows' own.
 * @param named what an address or another page proposes for the sheet
 */
export function proposeRows(
  sheet: Sheet,
  named: Partial<Pick<Sheet, "day" | "place" | "type">>,
  rows: readonly NewRow[],
): Sheet {
  const base = sheet.rows.length > 0 ? sheet : { ...sheet, ...named };
  const own = rows.map((row) => {
    const type = row.type ?? named.type ?? base.type;
    return { ...row, type: type === base.type ? null : type };
  });
  return { ...changeSheet(base, { do: "add", rows: own.toReversed() }), event: null };
}

/** @param result null: the server couldn't be asked */
function answerRow(sheet: Sheet, id: number, request: number, result: SearchResult | null): Sheet {
  const row = sheet.rows.find((candidate) => candidate.id === id);
  if (!row || row.request !== request) return sheet;
  if (!result) {
    return { ...sheet, rows: mapRows(sheet, [id], () => ({ ...row, state: "failed" })) };
  }
  const [only, second] = result.found;
  const known = result.found.find(({ _id }) => _id === row.donorId);
  return chooseDonor(sheet, id, result, known?._id ?? (only && !second ? only._id : null));
}

/** Sets the donor of a row. If another row has that donor already, the row goes away and the other one lights up. */
function chooseDonor(sheet: Sheet, id: number, search: SearchResult, donorId: string | null): Sheet {
  const other = donorId !== null && sheet.rows.find((row) => row.id !== id && row.donorId === donorId);
  if (other) {
    const rows = sheet.rows.filter((row) => row.id !== id);
    return { ...sheet, rows, event: { kind: "again", id: other.id, at: (sheet.event?.at ?? 0) + 1 } };
  }
  return { ...sheet, rows: mapRows(sheet, [id], (row) => ({ ...row, search, state: "checked", donorId })) };
}
