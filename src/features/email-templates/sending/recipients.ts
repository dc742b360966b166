import { isIsoDay } from "../../../domain/dates/days";
import type { ReadyMadeFilter } from "../../../domain/filter/ready-made";
import { asksForComputed, queryParameters, writeWireFilter } from "../../../shared/lists/list-query";
import type { SavedView } from "../../../shared/lists/views/saved-view";
import { readHanded, type HandedRecipients } from "../../../shared/mail-to";
import { texts } from "./texts";

/** Who is meant, as the server is asked. */
export interface Recipients extends HandedRecipients {
  /** Those who got a template before, by what they did with it. */
  followUp?: {
    template: string;
    who: (typeof FOLLOW_UPS)[number] | "unsent";
    sending?: string;
    begin?: string;
    end?: string;
  };
}

/** Somebody that a mail can go to, under a name in the list of these. */
export interface Audience {
  /** Unique among those that are offered; the address may name it. */
  value: string;
  label: string;
  recipients: Recipients;
  /** The heading under which it is offered, where it has one. */
  group?: string;
}

const EVERYBODY: Audience = { value: "all", label: texts.everybody, recipients: { where: {} } };
/** All of these are left out of any mail: not activated yet, suspended, without an address. */
const NEVER_REACHED: ReadonlySet<string> = new Set<ReadyMadeFilter["name"]>([
  "toActivate",
  "suspensionEnds",
  "noContact",
]);
const FOLLOW_UPS = ["opened", "clicked", "neither"] as const;

interface Offered {
  templateId: string;
  search: URLSearchParams;
  /** What the registry handed over with the history entry; "" for nothing. */
  handed: string;
  views: readonly SavedView[];
  /** Questions that the registry asks with one press. */
  ready: readonly ReadyMadeFilter[];
  /** Whether the server declares `computed-fields`: to one that ignores a rule, everybody would be meant. */
  computed: boolean;
  /** ISO day in Italy: relative days of a view are worked out for it. */
  today: string;
}

/**
 * @returns whom a mail can go to: who was chosen on the way here first, then everybody, then what the registry asks
 *   with one press, then the saved views. People
 *   stand in no address: what was selected or filtered travels in the history entry
 */
export function audiencesOf({ templateId, search, handed, views, ready, computed, today }: Offered): Audience[] {
  const ofViews = views
    .filter(({ content: { tab, query } }) => tab === "donors" && (computed || !asksForComputed(query, tab)))
    .map(({ _id, name, content }) => ({
      value: `view ${_id}`,
      label: texts.view(name),
      group: texts.ofViews,
      recipients: { where: withoutNothing(queryParameters(content.query, today)) },
    }));
  const ofReady = ready
    .filter(({ name }) => !NEVER_REACHED.has(name))
    .map(({ name, label, rules }) => ({
      value: `ready ${name}`,
      label,
      group: texts.ofReady,
      recipients: { where: withoutNothing({ queryFilters: writeWireFilter({ combinator: "and", rules }, today) }) },
    }));
  return [...chosenBefore(templateId, search, handed), EVERYBODY, ...ofReady, ...ofViews];
}

function chosenBefore(template: string, search: URLSearchParams, handed: string): Audience[] {
  const recipients = readHanded(handed);
  if (recipients) {
    const label = recipients.ids ? texts.selected(recipients.ids.length) : texts.filtered;
    return [{ value: "handed", label, recipients }];
  }
  const asked = search.get("new");
  const sending = search.get("of");
  if (asked === "unsent" && sending)
    return [
      { value: asked, label: texts.followUp.unsent, recipients: { followUp: { template, who: asked, sending } } },
    ];
  const who = FOLLOW_UPS.find((known) => known === asked);
  const [begin, end] = [search.get("begin") ?? "", search.get("end") ?? ""];
  if (!who || !isIsoDay(begin) || !isIsoDay(end)) return [];
  return [{ value: who, label: texts.followUp[who], recipients: { followUp: { template, who, begin, end } } }];
}

const withoutNothing = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
