import { isIsoDay } from "../../../domain/dates/days";
import type { ReadyMadeFilter } from "../../../domain/filter/ready-made";
import { asksForComputed, queryParameters, writeWireFilter } from "../../../shared/lists/query/list-query";
import type { SavedView } from "../../../shared/lists/views/saved-view";
import { readHanded, type HandedRecipients } from "../../../shared/mail-to";
import { texts } from "./texts";

/** The recipients as the API takes them. */
export interface Recipients extends HandedRecipients {
  /** Recipients of an earlier sending, by what they did. */
  followUp?: {
    template: string;
    who: (typeof FOLLOW_UPS)[number] | "unsent";
    sending?: string;
    begin?: string;
    end?: string;
  };
}

export interface Audience {
  value: string;
  label: string;
  recipients: Recipients;
  group?: string;
}

const EVERYBODY: Audience = { value: "all", label: texts.everybody, recipients: { where: {} } };
/** Nobody of these gets any mail: not activated, suspended, without an address. */
const NEVER_REACHED: ReadonlySet<string> = new Set<ReadyMadeFilter["name"]>([
  "toActivate",
  "suspensionEnds",
  "noContact",
]);
const FOLLOW_UPS = ["opened", "clicked", "neither"] as const;

interface AudienceSources {
  templateId: string;
  search: URLSearchParams;
  /** Recipients from the history entry; "" for none. */
  handed: string;
  views: readonly SavedView[];
  ready: readonly ReadyMadeFilter[];
  /** Without `computed-fields` a server would ignore the rule and select everybody. */
  computed: boolean;
  /** ISO day in Italy, for relative days of a view. */
  today: string;
}

/**
 * @returns the audiences to choose from: the one handed over, everybody, ready-made filters, saved views. People are
 *   named in the history entry, never in the address
 */
export function audiencesOf({
  templateId,
  search,
  handed,
  views,
  ready,
  computed,
  today,
}: AudienceSources): Audience[] {
  const ofViews = views
    .filter(({ content: { tab, query } }) => tab === "donors" && (computed || !asksForComputed(query, tab)))
    .map(({ _id, name, content }) => ({
      value: `view ${_id}`,
      label: texts.view(name),
      group: texts.ofViews,
      recipients: { where: withoutUndefined(queryParameters(content.query, today)) },
    }));
  const ofReady = ready
    .filter(({ name }) => !NEVER_REACHED.has(name))
    .map(({ name, label, rules }) => ({
      value: `ready ${name}`,
      label,
      group: texts.ofReady,
      recipients: { where: withoutUndefined({ queryFilters: writeWireFilter({ combinator: "and", rules }, today) }) },
    }));
  return [...handedAudience(templateId, search, handed), EVERYBODY, ...ofReady, ...ofViews];
}

function handedAudience(template: string, search: URLSearchParams, handed: string): Audience[] {
  const recipients = readHanded(handed);
  if (recipients) {
    const label = recipients.ids ? texts.selected(recipients.ids.length) : texts.filtered;
    return [{ value: "handed", label, recipients }];
  }
  const group = search.get("new");
  const sending = search.get("of");
  if (group === "unsent" && sending)
    return [
      { value: group, label: texts.followUp.unsent, recipients: { followUp: { template, who: group, sending } } },
    ];
  const who = FOLLOW_UPS.find((known) => known === group);
  const [begin, end] = [search.get("begin") ?? "", search.get("end") ?? ""];
  if (!who || !isIsoDay(begin) || !isIsoDay(end)) return [];
  return [{ value: who, label: texts.followUp[who], recipients: { followUp: { template, who, begin, end } } }];
}

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
