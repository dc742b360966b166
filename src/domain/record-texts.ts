import { formatNumber } from "./format";
import { capitalised, pluralArticle } from "./language/italian";
import { LIST_KINDS, type ListKind } from "./records/records";

/** The parts of sentences about the rows of a list. */
interface RecordTexts {
  /** "Donatori" */
  title: string;
  /** "donatori" */
  many: string;
  /** "i donatori" */
  the: string;
  /** "nei donatori" */
  inThe: string;
  /** "tutti i" */
  allThe: string;
  /** "Tutti i donatori" */
  all: string;
  /** "quelli" */
  those: string;
  /** "Nessun donatore" */
  none: string;
  /** @returns "donatore" after 1, else "donatori" */
  noun: (count: number | null) => string;
  /** @returns "1.234 donatori" */
  counted: (count: number) => string;
  /** @returns an adjective with its ending: "selezionat" gives "selezionato" for 1, else "selezionati" */
  agree: (adjective: string, count?: number | null) => string;
}

const IN = { i: "nei", gli: "negli", le: "nelle" } as const;

export function recordTexts(kind: ListKind): RecordTexts {
  const { one, many, gender } = LIST_KINDS[kind];
  const [singular, plural] = gender === "f" ? ["a", "e"] : ["o", "i"];
  const article = pluralArticle(many, gender);
  const allThe = `tutt${plural} ${article}`;
  const noun = (count: number | null) => (count === 1 ? one : many);
  return {
    title: capitalised(many),
    many,
    the: `${article} ${many}`,
    inThe: `${IN[article]} ${many}`,
    allThe,
    all: capitalised(`${allThe} ${many}`),
    those: `quell${plural}`,
    none: `Nessun${gender === "f" ? "a" : ""} ${one}`,
    noun,
    counted: (count) => `${formatNumber(count)} ${noun(count)}`,
    agree: (adjective, count = null) => adjective + (count === 1 ? singular : plural),
  };
}
