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

/** The share of delivered mails; null if unknown or none was delivered. */
const shareOf = (sending: LastSending | null | undefined, what: "opened" | "clicked"): number | null =>
  sending?.delivered && sending[what] !== null && !isUnderWay(sending) ? sending[what] / sending.delivered : null;

/** Shares of an unfinished sending mean little. */
const isUnderWay = ({ state }: LastSending): boolean => state !== "sent";

const percent = (share: number | null): string => (share === null ? "" : formatPercent(Math.round(share * 100) / 100));

/** @returns how many were sent, "312 su 1.240" for a part */
function sentText(sending: LastSending): string {
  if (sending.sent === null) return "";
  return isUnderWay(sending) && sending.recipients !== null
    ? texts.sentOf(formatNumber(sending.sent), formatNumber(sending.recipients))
    : formatNumber(sending.sent);
}

const summary = (sending: LastSending): string =>
  [
    sentText(sending) && texts.sentLine(sentText(sending)),
    percent(shareOf(sending, "opened")) && texts.openedLine(percent(shareOf(sending, "opened"))),
    percent(shareOf(sending, "clicked")) && texts.clickedLine(percent(shareOf(sending, "clicked"))),
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
        <span className={tw`cards:hidden`}>{lastSending ? sentText(lastSending) : "0"}</span>
        {lastSending && <span className={tw`hidden cards:inline`}>{summary(lastSending)}</span>}
      </>
    ),
  },
  share("opened", 3, 96),
  share("clicked", 4, 84),
];

/** @returns the value that a column of sendings sorts by; undefined for other columns */
function sendingValue({ lastSending }: TemplateRow, field: string): string | number | null | undefined {
  if (field === "lastSending") return lastSending?.date ?? null;
  if (field === "sent") return lastSending?.sent ?? null;
  return field === "opened" || field === "clicked" ? shareOf(lastSending, field) : undefined;
}

export const SORTABLE = ["name", "state", "changed", "lastSending", "sent", "opened", "clicked"];

/** @returns the value that a column sorts by; statuses in order from draft to archive */
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
      hint={subject === undefined ? "" : showTemplate(subject) || texts.noSubject}
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

export function columnsOf(rows: readonly TemplateRow[]): ListColumn<TemplateRow>[] {
  const hasChangeDates = rows.some((row) => row.changed !== null);
  return [
    name,
    ...(rows.some((row) => row.state !== null) ? [state] : []),
    ...(hasSendings(rows) ? sendingColumns : hasChangeDates ? [changed] : []),
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

/** An unknown state is shown as the server sends it. */
function StateBadge({ row }: { row: TemplateRow }) {
  const status = templateStatusOf(row);
  if (status) return <Badge label={texts.statuses[status]} {...LOOKS[status]} />;
  return row.state === null ? null : <Badge label={row.state} />;
}
