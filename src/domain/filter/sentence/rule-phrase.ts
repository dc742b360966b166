import { NEGATED } from "../filter";
import { optionLabel } from "../../fields/field";
import { formatNumber } from "../../format";
import { ownValue } from "../../values";
import type { FilterRule } from "../filter";
import { OWNER } from "../../records/record";
import { valueClass, type FilterField, type FilterFields } from "../filter-fields";
import { listOf } from "../wire-types";
import { isRelativeDay, readAges } from "../relative-day";
import { countPhrase, countText, EARNED_BY, earnedPhrase } from "./count-phrase";
import { whenText } from "./days";
import { sentenceTexts, nounOf, type Noun, choice, plain, strong, type Phrase, type Piece } from "./sentence-texts";

/**
 * Describes the rows that match a rule; the donor if the field is the donor's.
 * @param unproven whether to name the field of the next donation instead of claiming that donors may donate
 */
export function rulePhrase(rule: FilterRule, fields: FilterFields, today: string, unproven = false): Phrase {
  const field = fields.get(rule.field);
  if (!field) return { clause: [plain(sentenceTexts.unreadable)] };
  const negated = Object.hasOwn(NEGATED, rule.operator) ? NEGATED[rule.operator] : undefined;
  const operator = negated ?? rule.operator;
  const earnedBy = EARNED_BY.has(rule.field) && fields.has("awardDue") && fields.has("since");
  const asked = { ...rule, operator, field, name: rule.field.replace(OWNER, ""), today, unproven, earnedBy };
  const { attribute, clause } =
    rule.valueSource === "field" ? { clause: besideField(asked, fields), attribute: undefined } : positive(asked);
  if (!negated) return attribute ? { attribute, clause } : { clause };
  const missing = operator === "notNull" && ownValue(sentenceTexts.dayPresent, asked.name)?.[1];
  if (missing) return { clause: [strong(missing)] };
  return { clause: [plain("non "), ...clause] };
}

interface Asked {
  field: FilterField;
  /** The field's name without the donor's prefix. */
  name: string;
  operator: string;
  value?: unknown;
  today: string;
  unproven: boolean;
  /** Whether the field counts what an award was earned with. */
  earnedBy: boolean;
}

function positive(asked: Asked): Phrase {
  const { field, name, operator, value, today } = asked;
  if (operator === "notNull") return { clause: present(asked) };
  const values = valueClass(field);
  if (values === "flag") return { clause: flag(asked) };
  if (operator === "=" || operator === "in") {
    if (name === "status") return status(asked);
    const chosen = listOf(value).length;
    // a long list of codes isn't readable
    if (name === "key" && operator === "in" && chosen > 3)
      return { clause: [plain("sono tra "), strong(`${formatNumber(chosen)} persone scelte`)] };
    const prefixes = sentenceTexts.ofValues[name];
    if (prefixes) return ofValues(asked, prefixes);
    const verb = ownValue(sentenceTexts.valueVerbs, name);
    if (verb) return { clause: [plain(verb), choice(marked(asked))] };
  }
  if (name === "birthday" && operator.startsWith("birthday"))
    return { clause: [plain("compiono gli anni "), strong(whenText(operator, value, today))] };
  if (operator === "ageBetween") return { clause: ages(value) };
  if (values === "day" && !PATTERNS[operator]) return day(asked);
  if (asked.earnedBy && !PATTERNS[operator]) return earnedPhrase(asked);
  if (name === "donationsNumber" || field.periodCount) return countPhrase(countText(asked), field.periodCount);
  return { clause: ofText(asked) };
}

const nounOfField = ({ name, field }: Asked): Noun => nounOf(name, field.label);

function present(asked: Asked): Piece[] {
  const dayText = ownValue(sentenceTexts.dayPresent, asked.name)?.[0];
  if (dayText) return [strong(dayText)];
  const { one, bare, given } = nounOfField(asked);
  const isChoice = asked.field.kind === "enumeration" || asked.field.kind === "zone";
  return [plain(`hanno ${one.slice(0, one.length - bare.length)}`), strong(isChoice ? `${bare} ${given}` : bare)];
}

function flag({ name, field, value }: Asked): Piece[] {
  const clause = sentenceTexts.flagClauses[name] ?? `hanno «${field.label}»`;
  return [strong(value === false || value === "false" ? `non ${clause}` : clause)];
}

/** The values as texts, options with their labels. */
const valueTexts = ({ field, operator, value }: Asked): string[] =>
  (operator === "in" ? listOf(value) : [value ?? "…"]).map((item) =>
    field.kind === "enumeration" ? optionLabel(field, String(item)) : String(item),
  );

/** The values as texts, quoted unless they are numbers. */
const marked = (asked: Asked): string[] =>
  valueTexts(asked).map((text) => (asked.field.kind === "number" ? text : `«${text}»`));

function status(asked: Asked): Phrase {
  const [only, ...rest] = listOf(asked.value);
  const adjective = rest.length === 0 ? ownValue(sentenceTexts.statusAdjectives, String(only)) : undefined;
  if (adjective) return { attribute: [strong(adjective)], clause: [plain("sono "), strong(adjective)] };
  const values = choice(valueTexts(asked));
  return { attribute: [plain("con stato "), values], clause: [plain("hanno lo stato "), values] };
}

function ofValues(asked: Asked, [singular, plural]: readonly [string, string]): Phrase {
  const { kind } = asked.field;
  const values = kind === "enumeration" || kind === "zone" ? valueTexts(asked) : marked(asked);
  const attribute = [plain(values.length > 1 ? plural : singular), choice(values)];
  return { attribute, clause: [plain("sono "), ...attribute] };
}

function ages(value: unknown): Piece[] {
  const [from, to] = readAges(value) ?? ["…", "…"];
  return [plain("hanno "), strong(from === to ? (from === 1 ? "1 anno" : `${from} anni`) : `da ${from} a ${to} anni`)];
}

function day(asked: Asked): Phrase {
  const { field, name, operator, value, today, unproven } = asked;
  const when = strong(whenText(operator, value, today));
  if (name === "nextDonationDate" && unproven) {
    const pieces = [plain(`«${field.label}» `), when];
    return { attribute: [plain("con "), ...pieces], clause: [plain("hanno "), ...pieces] };
  }
  const given = ownValue(sentenceTexts.mayDonate, name);
  if (given && operator === "<=") {
    const isOver = isRelativeDay(value) && value.relative <= 0;
    return { clause: [strong(`${given} ${whenText(isOver ? "=" : "<=", value, today)}`)] };
  }
  const verb = sentenceTexts.dayVerbs[name];
  if (name === "date") return { attribute: [plain(sentenceTexts.done), when], clause: [plain(`${verb} `), when] };
  return { clause: verb ? [plain(`${verb} `), when] : [plain(`hanno ${nounOfField(asked).one}: `), when] };
}

const PATTERNS: Readonly<Record<string, string>> = {
  contains: "che contiene ",
  beginsWith: "che inizia con ",
  endsWith: "che finisce con ",
};

/** Texts before and after a value in alphabetical comparisons. */
const COMPARED: Readonly<Record<string, readonly [before: string, after: string]>> = {
  "<": ["prima di ", ""],
  ">": ["dopo ", ""],
  "<=": ["fino a ", ""],
  ">=": ["da ", " in poi"],
};

function ofText(asked: Asked): Piece[] {
  const { operator, value } = asked;
  const noun = nounOfField(asked);
  const text = marked({ ...asked, operator: "=" })[0] ?? "…";
  const pattern = PATTERNS[operator];
  if (pattern) return [plain(`hanno ${noun.one} ${pattern}`), strong(text)];
  const compared = COMPARED[operator];
  if (compared) return [plain(`hanno ${noun.one} `), strong(compared[0] + text + compared[1])];
  if (operator === "between") {
    const [from, to] = listOf(value);
    return [plain(`hanno ${noun.one} tra `), strong(`«${String(from ?? "…")}» e «${String(to ?? "…")}»`)];
  }
  return [plain("hanno "), choice(marked(asked)), plain(` come ${noun.bare}`)];
}

const SIGNS: Readonly<Record<string, (noun: Noun) => string>> = {
  "=": ({ the }) => `che coincide con ${the}`,
  "<": ({ of }) => `che viene prima ${of}`,
  ">": ({ the }) => `che viene dopo ${the}`,
  "<=": ({ the }) => `che non viene dopo ${the}`,
  ">=": ({ of }) => `che non viene prima ${of}`,
};

/** "hanno una città che coincide con il comune di nascita" */
function besideField(asked: Asked, fields: FilterFields): Piece[] {
  const name = String(asked.value ?? "");
  const other = fields.get(name);
  const noun = nounOf(name.replace(OWNER, ""), other?.label ?? "…");
  const sign = SIGNS[asked.operator];
  if (!other || !sign) return [plain(sentenceTexts.unreadable)];
  return [plain("hanno "), strong(`${nounOfField(asked).one} ${sign(noun)}`)];
}
