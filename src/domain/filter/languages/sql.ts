import { RECORDS, type RecordKind } from "../../records/records";
import type { Comparable, Condition, Term } from "../condition";
import { periodCountOf, type PeriodCount } from "../period-counts";
import { OWNER } from "../../records/record";
import { comparesOption, LOWER_SPELLINGS, normalFormOf, writeInfix, type Leaf } from "./negation-normal-form";

/** A statement and the values of its question marks. */
interface SqlStatement {
  text: string;
  parameters: readonly Comparable[];
}

type WriteValue = (value: Comparable) => string;

/** Field names that are keywords of SQL. */
const RESERVED = new Set(["key", "group", "date", "type"]);
/** The escape character for wildcards. Databases treat a backslash differently. */
const ESCAPE = "!";

/** @returns an SQL query for the records that match. A missing value is NULL or an empty text */
export function toSql(condition: Condition, list: RecordKind, { withParameters = false } = {}): SqlStatement {
  const parameters: Comparable[] = [];
  const value: WriteValue = withParameters ? (given) => (parameters.push(given), "?") : literal;
  const syntax = { and: " and ", or: " or ", everybody: "1 = 1", nobody: "1 = 0" };
  const write = (leaf: Leaf, negated: boolean) => new LeafWriter(list, value).write(leaf, negated);
  const normal = normalFormOf(condition, LOWER_SPELLINGS);
  const where =
    normal.type === "all" && normal.of.length > 1
      ? normal.of.map((part) => writeInfix(part, syntax, write, true)).join("\n  and ")
      : writeInfix(normal, syntax, write);
  const { ofDonor } = RECORDS[list];
  const from = ofDonor ? `${list} join donors as donor on donor._id = ${list}.donorId` : list;
  return { text: `select ${ofDonor ? `${list}.` : ""}* from ${from}\nwhere ${where}`, parameters };
}

const literal: WriteValue = (value) => (typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value));

class LeafWriter {
  constructor(
    private readonly list: RecordKind,
    private readonly value: WriteValue,
  ) {}

  write(leaf: Leaf, negated: boolean): string {
    const { term } = leaf;
    if (leaf.type === "present") return this.#present(term, !negated);
    const column = this.#column(term);
    if (leaf.type === "compare-fields") {
      const sides = [term, leaf.other];
      if (negated) {
        const missing = sides.map((side) => this.#present(side, false));
        return `(${[...missing, `not ${this.#compared(leaf)}`].join(" or ")})`;
      }
      const empty = term.values === "text" ? sides.map((side) => `${this.#column(side)} <> ''`) : [];
      return empty.length > 0 ? `(${[...empty, this.#compared(leaf)].join(" and ")})` : this.#compared(leaf);
    }
    const test = this.#test(leaf, negated);
    // an empty text counts as missing, but SQL sorts it before all others
    const isOrdered =
      term.values === "text" && (leaf.type === "between" || (leaf.type === "compare" && leaf.sign !== "="));
    // a period count is never missing
    if (negated) return periodCountOf(term.name) ? test : `(${this.#present(term, false, isOrdered)} or ${test})`;
    return isOrdered ? `(${column} <> '' and ${test})` : test;
  }

  #test(leaf: Exclude<Leaf, { type: "present" | "compare-fields" }>, negated: boolean): string {
    const not = negated ? "not " : "";
    const column = comparesOption(leaf) ? this.#column(leaf.term) : this.#lowered(leaf.term);
    switch (leaf.type) {
      case "compare":
        return `${column} ${(negated ? NEGATED_SIGNS : SIGNS)[leaf.sign]} ${this.value(leaf.to)}`;
      case "among":
        return `${column} ${not}in (${leaf.values.map(this.value).join(", ")})`;
      case "between":
        return `${column} ${not}between ${this.value(leaf.from)} and ${this.value(leaf.to)}`;
      case "part": {
        const text = leaf.text.replace(/[!%_]/g, (sign) => ESCAPE + sign);
        const pattern = `${leaf.at === "start" ? "" : "%"}${text}${leaf.at === "end" ? "" : "%"}`;
        const searched = leaf.term.values === "day" ? `cast(${column} as char(10))` : column;
        return `${searched} ${not}like ${this.value(pattern)} escape '${ESCAPE}'`;
      }
    }
  }

  #compared({ term, sign, other }: Leaf & { type: "compare-fields" }): string {
    return `${this.#lowered(term)} ${sign} ${this.#lowered(other)}`;
  }

  /** @param orEmpty whether to check for an empty text, too */
  #present(term: Term, present: boolean, orEmpty = true): string {
    const column = this.#column(term);
    const isNull = `${column} is ${present ? "not " : ""}null`;
    if (term.values !== "text" || !orEmpty) return isNull;
    return `(${isNull} ${present ? "and" : "or"} ${column} ${present ? "<>" : "="} '')`;
  }

  #lowered(term: Term): string {
    return term.values === "text" ? `lower(${this.#column(term)})` : this.#column(term);
  }

  #column({ name }: Term): string {
    const periodCount = periodCountOf(name);
    if (periodCount) return countOf(periodCount);
    const isOwner = name.startsWith(OWNER);
    const bare = isOwner ? name.slice(OWNER.length) : name;
    const table = isOwner ? OWNER : RECORDS[this.list].ofDonor ? `${this.list}.` : "";
    return table + (RESERVED.has(bare) ? `"${bare}"` : bare);
  }
}

/** The days and the type aren't parameters, because they aren't texts of the user. */
function countOf({ from, to, type }: PeriodCount): string {
  const ofType = type === null ? "" : ` and donations."type" = ${type}`;
  const within = `donations."date" between '${from}' and '${to}'${ofType}`;
  return `(select count(*) from donations where donations.donorId = donors._id and ${within})`;
}

const SIGNS = { "=": "=", "<": "<", ">": ">", "<=": "<=", ">=": ">=" } as const;
const NEGATED_SIGNS = { "=": "<>", "<": ">=", ">": "<=", "<=": ">", ">=": "<" } as const;
