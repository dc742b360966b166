import { Ellipsis, ExternalLink, MessageSquareText, Pencil, Trash2 } from "lucide-react";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import type { DonationFact } from "../../../domain/donation/next-donation";
import { formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { LastDonation } from "../../../shared/donor/parts/donation-cells";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Icon } from "../../../ui/icons/icon";
import { Menu } from "../../../ui/menu/menu";
import { cx, tw } from "../../../ui/tw";
import type { FoundDonor } from "../requests/find-donors";
import { keyText } from "../sheet/entry";
import type { RowActions } from "../sheet/row-actions";
import { rowTitle } from "../sheet/row-title";
import { donorOf, type SheetRow } from "../sheet/sheet";
import type { Verdict, VerdictContext } from "../sheet/verdict";
import { texts } from "../texts";
import { RowEditor } from "./row-editor";
import { RowProblem } from "./row-problem";
import { VerdictMark, verdictWord } from "./verdict-mark";

/** The columns of the rows and of their heads. */
export const rowGrid = tw`grid items-center gap-x-2.5 px-6 narrow:px-4 grid-cols-[minmax(0,1fr)_auto_40px] w700:grid-cols-[minmax(0,1fr)_48px_112px_140px_32px] w1100:grid-cols-[72px_minmax(0,1fr)_56px_170px_130px_144px_40px]`;

const backgrounds = {
  plain: tw`bg-surface`,
  unknown: tw`bg-danger-subtle`,
  open: tw`bg-warn-subtle`,
  out: tw`bg-sunken`,
};

function backgroundOf(verdict: Verdict): keyof typeof backgrounds {
  if (verdict.kind === "unknown" || verdict.kind === "before-birth") return "unknown";
  if (verdict.kind === "warned" && !verdict.confirmed) return "open";
  return verdict.kind === "already" || verdict.kind === "elsewhere" ? "out" : "plain";
}

/** @returns the last donation before a day */
function lastBefore(donor: FoundDonor, day: string | null): DonationFact {
  const none: DonationFact = { date: null, type: null };
  return donor.donations
    .filter(({ date }) => date !== null && (day === null || date < day))
    .reduce((last, given) => ((given.date ?? "") > (last.date ?? "") ? given : last), none);
}

interface SheetRowProps {
  row: SheetRow;
  verdict: Verdict;
  dayType: DonationType;
  context: VerdictContext;
  reasons: readonly string[];
  /** It has just been named again. */
  lit: boolean;
  editing: boolean;
  /** Called when the focus comes into the row, and when it goes. */
  onHold: (isHeld: boolean) => void;
  actions: RowActions;
}

/** A row of the sheet: its donor, its verdict, and what to do about it. */
export function SheetRowView(props: SheetRowProps) {
  const { row, verdict, dayType, context, reasons, lit, editing, onHold, actions } = props;
  const donor = donorOf(row);
  const title = rowTitle(row);
  const type = row.type ?? dayType;
  const isElsewhere = verdict.kind === "elsewhere";
  const shown = isElsewhere ? null : donor;
  const card = shown?.cardNumber ?? row.key.cardNumber;
  const last = shown && lastBefore(shown, context.day);
  const edits = editing || row.noteLost;
  return (
    // the keys of a row are also in its menu
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-sheet-row={row.id}
      tabIndex={-1}
      aria-label={texts.announced(title, verdictWord(verdict))}
      onFocus={() => onHold(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHold(false);
      }}
      onKeyDown={(event) => actions.onRowKey(event, row)}
      className={cx(
        rowGrid,
        backgrounds[backgroundOf(verdict)],
        tw`min-h-[44px] border-b py-2 focus-visible:outline-offset-[-2px] gap-y-1`,
        lit && tw`[box-shadow:inset_4px_0_0_var(--gds-info-solid)]`,
      )}
    >
      <span className={tw`hidden w1100:block tabular-nums text-muted`}>{card}</span>
      {/* the name takes the place of what isn't known */}
      <span className={cx(tw`grid min-w-0 gap-0.5`, !donor && tw`col-span-2 w700:col-span-3 w1100:col-span-4`)}>
        <b className={tw`break-anywhere font-strong`}>{title}</b>
        <span className={tw`flex flex-wrap gap-x-2 tabular-nums text-label text-muted w1100:hidden empty:hidden`}>
          {card ?? (donor ? "" : keyText(row.key))}
          {last?.date && <span className={tw`w700:hidden`}>{formatShortDate(last.date)}</span>}
        </span>
        {row.type !== null && row.type !== dayType && (
          <span className={tw`flex items-center gap-1.5 text-label text-muted`}>
            <DonationGlyph type={row.type} />
            {DONATION_TYPE_LABELS[row.type]}
          </span>
        )}
        {row.note !== "" && !edits && (
          <span className={tw`flex items-start gap-1.5 break-anywhere text-label text-muted`}>
            <Icon of={MessageSquareText} size={14} className={tw`mt-0.5`} />
            {row.note}
          </span>
        )}
        {shown && shown.status !== "active" && (
          <span className={tw`w1100:hidden`}>
            <StatusBadge status={shown.status} />
          </span>
        )}
      </span>
      {donor && (
        <>
          <span>
            <BloodGroupTag group={donor.bloodGroup} />
          </span>
          <span className={tw`hidden w1100:block`}>{shown && <StatusBadge status={shown.status} />}</span>
          <span className={tw`hidden w700:block`}>
            {last && <LastDonation date={last.date} type={last.type} never={last.date === null} />}
          </span>
        </>
      )}
      <span className={tw`cards:order-last cards:col-span-3`}>
        <VerdictMark verdict={verdict} />
      </span>
      <Menu
        align="end"
        trigger={(trigger) => <IconButton small icon={Ellipsis} label={texts.actionsOf(title)} {...trigger} />}
        entries={[
          { kind: "item", label: texts.edit, icon: Pencil, hint: "F2", onSelect: () => actions.edit(row.id) },
          ...(shown
            ? [
                {
                  kind: "item" as const,
                  label: texts.open,
                  icon: ExternalLink,
                  href: addressOf(hrefFor("donorDetails", { id: shown._id })),
                },
              ]
            : []),
          { kind: "item", label: texts.remove, icon: Trash2, onSelect: () => actions.remove([row]) },
        ]}
      />
      <div className={tw`col-span-full grid gap-3 w1100:pl-[82px] cards:order-last empty:hidden`}>
        <RowProblem row={row} verdict={verdict} type={type} reasons={reasons} actions={actions} />
        {edits && <RowEditor row={row} dayType={dayType} actions={actions} />}
      </div>
    </li>
  );
}
