import type { DonationType } from "../../../domain/donation/blood";
import { isIsoDay } from "../../../domain/dates/days";
import type { DonationWarning } from "../../../domain/donation/warnings";
import type { DonorKey, FoundDonor, SearchResult } from "../requests/find-donors";

export interface SheetRow {
  /** Unique within the sheet. */
  id: number;
  /** What was typed, scanned or proposed. */
  key: DonorKey;
  /** The server's last answer; null before the first. */
  search: SearchResult | null;
  /**
   * Whether that answer is up to date. "new": the server is still to be asked; a number: of the request that is under way;
   * "failed": it couldn't be asked.
   */
  state: "new" | number | "failed" | "checked";
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
  event: { kind: "added" | "again"; id: number } | null;
}

export type NewRow = Pick<SheetRow, "key"> & Partial<SheetRow>;

/** Day, place and type, which all rows share. */
export type SheetHead = Pick<Sheet, "day" | "place" | "type">;

export const emptySheet = (head: SheetHead): Sheet => ({ ...head, rows: [], last: 0, event: null });

/** @returns the donor of a row; null while there is none, or while there are several */
export const donorOf = ({ search }: Pick<SheetRow, "search">): FoundDonor | null =>
  (search?.found.length === 1 && search.found[0]) || null;

/** @returns the id of a row's donor, also before the server has answered */
export const donorIdOf = (row: Pick<SheetRow, "search" | "key">): string | undefined =>
  donorOf(row)?._id ?? row.key.donorId;

/** @returns whether a row has a donor, whose id is meant. A row may have none yet, and a lenient answer has empty ids */
export function isRowOf(row: SheetRow, isMeant: (donorId: string) => boolean): boolean {
  const id = donorIdOf(row);
  return id ? isMeant(id) : false;
}

const onlyDonor = (donor: FoundDonor): SearchResult => ({ found: [donor], similar: [], elsewhere: false });

/** @returns a row whose donor the user has chosen by name */
export const chosenRow = (donor: FoundDonor): NewRow => ({
  key: { donorId: donor._id },
  search: onlyDonor(donor),
  state: "checked",
});

export const editRows = (
  sheet: Sheet,
  isMeant: (row: SheetRow) => boolean,
  change: Partial<Omit<SheetRow, "id">>,
): Sheet => ({ ...sheet, rows: sheet.rows.map((row) => (isMeant(row) ? { ...row, ...change } : row)) });

export const editRow = (sheet: Sheet, id: number, change: Partial<SheetRow>): Sheet =>
  editRows(sheet, (row) => row.id === id, change);

export const dropRows = (sheet: Sheet, isMeant: (row: SheetRow) => boolean): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter((row) => !isMeant(row)),
});

/** Drops the rows of donors, for example because their donations were registered. */
export const dropDonors = (sheet: Sheet, ids: ReadonlySet<string>): Sheet =>
  dropRows(sheet, (row) => isRowOf(row, (id) => ids.has(id)));

/** Has the server asked about rows again, by default about all. */
export const askAgain = (sheet: Sheet, isMeant: (row: SheetRow) => boolean = () => true): Sheet =>
  editRows(sheet, isMeant, { state: "new" });

export const isFailed = ({ state }: SheetRow): boolean => state === "failed";

/** Whether the server's answer about a row is still to come. */
export const isAsked = ({ state }: SheetRow): boolean => state === "new" || typeof state === "number";

/** Changes day, place or type. Meanwhile another user may have changed the donors: a new day asks for them again. */
export function changeHead(sheet: Sheet, change: Partial<SheetHead>): Sheet {
  const changed = { ...sheet, ...change };
  return isIsoDay(change.day ?? "") ? askAgain(changed) : changed;
}

/** Adds rows, the last one on top. Nobody is in a sheet twice: the first row lights up. */
export const addRows = (sheet: Sheet, rows: readonly NewRow[]): Sheet => rows.reduce(addRow, sheet);

function addRow(sheet: Sheet, row: NewRow): Sheet {
  const same = sheet.rows.find((other) => isSame(other, row));
  if (same) return { ...sheet, event: { kind: "again", id: same.id } };
  const id = sheet.last + 1;
  const unchecked = { search: null, state: "new" } as const;
  const empty = { type: null, note: "", noteLost: false, confirmed: [], reason: "", reasonLost: false };
  const rows = [{ ...unchecked, ...empty, ...row, id }, ...sheet.rows];
  return { ...sheet, last: id, rows, event: { kind: "added", id } };
}

/** Puts removed rows back. @param below how many rows were below them: others may have been added on top since */
export function putRowsBack(sheet: Sheet, rows: readonly SheetRow[], below: number): Sheet {
  // donors may have changed meanwhile
  const added = addRows(sheet, rows.map((row) => ({ ...row, state: "new" as const })).toReversed());
  const back = added.rows.slice(0, added.rows.length - sheet.rows.length);
  return { ...added, rows: sheet.rows.toSpliced(Math.max(0, sheet.rows.length - below), 0, ...back) };
}

function isSame(row: SheetRow, { key, search = null }: NewRow): boolean {
  const donorId = donorIdOf({ key, search });
  return (
    (donorId !== undefined && donorIdOf(row) === donorId) ||
    (key.cardNumber !== undefined && row.key.cardNumber === key.cardNumber) ||
    (key.fiscalCode !== undefined && row.key.fiscalCode === key.fiscalCode)
  );
}

/**
 * Adds proposed donors, the first one on top. A sheet with rows keeps its day, place and type; the proposed type becomes the new
 * rows' own.
 * @param named what an address or another page proposes for the sheet
 */
export function proposeRows(sheet: Sheet, named: Partial<SheetHead>, rows: readonly NewRow[]): Sheet {
  const base = sheet.rows.length > 0 ? sheet : { ...sheet, ...named };
  const own = rows.map((row) => {
    const type = row.type ?? named.type ?? base.type;
    return { ...row, type: type === base.type ? null : type };
  });
  return { ...addRows(base, own.toReversed()), event: null };
}

/** Applies the results of a request about rows, except to rows about which the server was asked again since. */
export function answerRows(
  sheet: Sheet,
  request: number,
  ids: readonly number[],
  results: readonly SearchResult[],
): Sheet {
  const answered = ids.reduce((now, id, at) => {
    const search = results[at];
    return search && now.rows.some((row) => row.id === id && row.state === request) ? answerRow(now, id, search) : now;
  }, sheet);
  // the server can be reached again
  return askAgain(answered, isFailed);
}

/** If another row has the same donor already, the row goes away and the other one lights up. */
function answerRow(sheet: Sheet, id: number, search: SearchResult): Sheet {
  const donor = donorOf({ search });
  const other = donor && sheet.rows.find((row) => row.id !== id && donorIdOf(row) === donor._id);
  if (!other) return editRow(sheet, id, { search, state: "checked" });
  return { ...dropRows(sheet, (row) => row.id === id), event: { kind: "again", id: other.id } };
}

/** Sets the donor whom the user has chosen for a row. */
export const chooseDonor = (sheet: Sheet, id: number, donor: FoundDonor): Sheet =>
  answerRow(sheet, id, onlyDonor(donor));
