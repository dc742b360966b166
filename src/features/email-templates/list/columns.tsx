import { Archive, Check, Clock, Pause, Pencil, Send } from "lucide-react";
import { dayOf } from "../../../domain/dates/days";
import { showTemplate } from "../../../domain/email-template/show-template";
import { formatFullMoment, formatShortDate, formatNumber, formatPercent } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { NamedCell } from "../../../shared/lists/components/named-cell";
import type { ListColumn } from "../../../shared/lists/list-column";
import { menuColumn } from "../../../shared/lists/name-column";
import { Badge } from "../../../ui/display/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/display/tone";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow, LastSending } from "../template";
import { orderOf, templateStatusOf, hasSendings, type TemplateStatus } from "./template-status";
import { TemplateMenu } from "./template-menu";
import { texts } from "./texts";
import { tw } from "../../../ui/tw";

/** What share of the mails that arrived; null where that isn't known, or none did. */
const shareOf = (of: LastSending | null | undefined, what: "opened" | "clicked"): number | null =>
  of?.delivered && of[what] !== null && !isUnderWay(of) ? of[what] / of.delivered : null;

/** Not through yet, or never: shares of a part would say little. */
const isUnderWay = ({ state }: LastSending): boolean => state !== "sent";

const percent = (share: number | null): string => (share === null ? "" : formatPercent(Math.round(share * 100) / 100));

/** @returns how many got it, "312 su 1.240" where that isn't all of them */
function sentWords(of: LastSending): string {
  if (of.sent === null) return "";
  return isUnderWay(of) && of.recipients !== null
    ? texts.sentOf(formatNumber(of.sent), formatNumber(of.recipients))
    : formatNumber(of.sent);
}

/** @returns all of it in a line, for a card */
const summary = (of: LastSending): string =>
  [
    sentWords(of) && texts.sentLine(sentWords(of)),
    percent(shareOf(of, "opened")) && texts.openedLine(percent(shareOf(of, "opened"))),
    percent(shareOf(of, "clicked")) && texts.clickedLine(percent(shareOf(of, "clicked"))),
  ]
    .filter(Boolean)
    .join(", ");

const share = (id: "opened" | "clicked", priority: 3 | 4, width: number): ListColumn<TemplateRow> => ({
  id,
  label: texts[id],
  sort: id,
  orders: texts.orders[id],
  width,
  priority,
  numeric: true,
  area: "hidden",
  text: ({ lastSending }) => percent(shareOf(lastSending, id)),
});

/** What became of the last sending of each template. */
const sendingColumns: ListColumn<TemplateRow>[] = [
  {
    id: "lastSending",
    label: texts.lastSending,
    sort: "lastSending",
    orders: texts.orders.lastSending,
    width: 134,
    leastWidth: 112,
    area: "meta",
    cell: ({ lastSending }) => {
      const day = lastSending?.date && lastSending.state !== "cancelled" ? dayOf(lastSending.date) : null;
      if (!lastSending?.date || !day)
        return <span className={tw`text-faint`}>{lastSending ? texts.cancelled : texts.neverSent}</span>;
      return (
        <time dateTime={lastSending.date} title={formatFullMoment(new Date(lastSending.date))}>
          {formatShortDate(day)}
        </time>
      );
    },
  },
  {
    id: "sent",
    label: texts.sent,
    sort: "sent",
    orders: texts.orders.sent,
    width: 130,
    leastWidth: 104, // "109 su 109"
    priority: 2,
    numeric: true,
    area: "more",
    cell: ({ lastSending }) => (
      <>
        <span className={tw`cards:hidden`}>{lastSending ? sentWords(lastSending) : "0"}</span>
        {lastSending && <span className={tw`hidden cards:inline`}>{summary(lastSending)}</span>}
      </>
    ),
  },
  share("opened", 3, 96),
  share("clicked", 4, 84),
];

/** @returns what a row is ordered by, of a column of these; undefined for another's */
function sendingValue({ lastSending }: TemplateRow, field: string): string | number | null | undefined {
  if (field === "lastSending") return lastSending?.date ?? null;
  if (field === "sent") return lastSending?.sent ?? null;
  return field === "opened" || field === "clicked" ? shareOf(lastSending, field) : undefined;
}

/** By these fields the list is ordered. */
export const SORTABLE = ["name", "state", "changed", "lastSending", "sent", "opened", "clicked"];

/** @returns what a row is ordered by; states go their way from the draft to the archive */
export function valueOf(row: TemplateRow, field: string): string | number | null {
  if (field === "name") return row.name;
  if (field === "changed") return row.changed;
  const value = sendingValue(row, field);
  return value === undefined ? orderOf(templateStatusOf(row)) : value;
}

const name: ListColumn<TemplateRow> = {
  id: "name",
  label: texts.name,
  sort: "name",
  area: "name",
  cell: ({ _id, name, subject }) => (
    <NamedCell
      id={_id}
      route={hrefFor("emailTemplate", { id: _id })}
      opens="emailTemplate"
      more={subject ? showTemplate(subject) : texts.noSubject}
    >
      {name || uiTexts.noName}
    </NamedCell>
  ),
};

const state: ListColumn<TemplateRow> = {
  id: "state",
  label: texts.state,
  sort: "state",
  orders: texts.orders.state,
  width: 150,
  leastWidth: 118,
  area: "state",
  cell: (row) => <StateBadge row={row} />,
};

const changed: ListColumn<TemplateRow> = {
  id: "changed",
  label: texts.changed,
  sort: "changed",
  orders: texts.orders.changed,
  width: 170,
  leastWidth: 130,
  area: "meta",
  cell: ({ changed, author }) => {
    const day = changed && dayOf(changed);
    if (!day) return null;
    const moment = formatFullMoment(new Date(changed));
    return (
      <time dateTime={changed} title={author?.name ? texts.savedBy(author.name, moment) : moment}>
        {formatShortDate(day)}
      </time>
    );
  },
};

const menu = menuColumn<TemplateRow>((row) => <TemplateMenu template={row} />);

/** @returns the columns of what a server tells of its templates */
export function columnsOf(rows: readonly TemplateRow[]): ListColumn<TemplateRow>[] {
  const tellsChanges = rows.some((row) => row.changed !== null);
  return [
    name,
    ...(rows.some((row) => row.state !== null) ? [state] : []),
    ...(hasSendings(rows) ? sendingColumns : tellsChanges ? [changed] : []),
    menu,
  ];
}

const LOOKS: Record<TemplateStatus, { tone: Tone; glyph: IconType }> = {
  draft: { tone: "neutral", glyph: Pencil },
  ready: { tone: "info", glyph: Check },
  scheduled: { tone: "info", glyph: Clock },
  sending: { tone: "info", glyph: Send },
  stopped: { tone: "warn", glyph: Pause },
  sent: { tone: "success", glyph: Check },
  archived: { tone: "neutral", glyph: Archive },
};

/** Where a template stands; a word that only its server knows is shown as it is. */
function StateBadge({ row }: { row: TemplateRow }) {
  const status = templateStatusOf(row);
  if (status) return <Badge label={texts.statuses[status]} {...LOOKS[status]} />;
  return row.state === null ? null : <Badge label={row.state} />;
}
