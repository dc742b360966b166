import { CalendarClock, CircleAlert, Droplet, Medal, TriangleAlert, Undo2 } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { dayNumber, isoDay } from "../../../domain/dates/days";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { useRules } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { collectionDayHref } from "../handed-donors";
import type { CollectionDay, CollectionDayRow } from "../requests/collection-days";
import type { AsideRow } from "../sheet/stored-sheet";
import { outcomeTexts as texts } from "./outcome-texts";

const link = tw`hit text-ink underline underline-offset-[3px] [text-decoration-color:var(--gds-accent-mark)]`;

interface LinesProps {
  lines: readonly { icon: IconType; iconClass?: string; title?: string; text: string; end?: React.ReactNode }[];
}

const Lines = ({ lines }: LinesProps) => (
  <ul className={tw`grid divide-y`}>
    {lines.map(({ icon, iconClass = tw`mt-0.5 text-muted`, title, text, end }, index) => (
      <li key={index} className={tw`flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0`}>
        <Icon of={icon} size={18} className={iconClass} />
        <span className={tw`grid min-w-0 flex-[1_1_160px]`}>
          {title && <b className={tw`break-anywhere font-strong`}>{title}</b>}
          <span className={title ? tw`break-anywhere text-muted` : tw`break-anywhere`}>{text}</span>
        </span>
        {end}
      </li>
    ))}
  </ul>
);

/** The rows that stayed in the sheet. */
export function AsideCard({ rows }: { rows: readonly AsideRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={texts.aside(rows.length)} subtitle={texts.asideHint}>
      <Lines
        lines={rows.map(({ title, text, isUnknown }) => ({
          icon: isUnknown ? CircleAlert : TriangleAlert,
          iconClass: isUnknown ? tw`mt-0.5 text-danger-text` : tw`mt-0.5 text-warn-text`,
          title,
          text,
          end: (
            <Button small href={addressOf(collectionDayHref())}>
              {isUnknown ? texts.findDonor : texts.decide}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}

/** The rows that the server refused. */
export function RefusedCard({ rows }: { rows: readonly CollectionDayRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={texts.refused(rows.length)} subtitle={texts.refusedHint}>
      <Lines
        lines={rows.map(({ donor, refusal }) => ({
          icon: CircleAlert,
          iconClass: tw`mt-0.5 text-danger-text`,
          title: [registryName(donor), donor?.cardNumber].filter(Boolean).join(", "),
          text: refusal ?? texts.noReason,
        }))}
      />
    </Card>
  );
}

/** Who is due an award since the day. */
export function AwardsCard({ rows }: { rows: readonly CollectionDayRow[] }) {
  const can = useCan();
  const due = rows.filter(({ award, state }) => award && state === "registered");
  if (due.length === 0) return null;
  return (
    <Card
      title={texts.awards(due.length)}
      footer={
        can("read", "Award") && (
          <a className={link} href={addressOf(`${hrefFor("donors")}?tab=awardsDue`)}>
            {texts.awardsDue}
          </a>
        )
      }
    >
      <Lines
        lines={due.map(({ donor, award }) => ({
          icon: Medal,
          title: registryName(donor),
          text: texts.awardAfter(award?.donations ?? null),
          end: <b className={tw`font-strong`}>{award?.name}</b>,
        }))}
      />
    </Card>
  );
}

/** What the day has changed, and what its undo does. */
export function EffectsCard({
  day,
  rows,
  undoable,
  isBack,
}: {
  day: CollectionDay;
  rows: readonly CollectionDayRow[];
  /** How many donations its undo deletes. */
  undoable: number;
  /** Whether its undo puts the rows back into the sheet. */
  isBack: boolean;
}) {
  const { rules } = useRules();
  const counts = ([1, 2, 3] as const)
    .map((type) => [type, rows.filter((row) => row.type === type).length] as const)
    .filter(([, count]) => count > 0);
  const next = (type: 1 | 2 | 3) =>
    day.day === null || !rules ? "" : texts.nextDay(type, isoDay(dayNumber(day.day) + rules.intervals[type][type]));
  if (rows.length === 0) return null;
  return (
    <Card title={texts.effects}>
      <Lines
        lines={[
          { icon: Droplet, text: texts.byType(counts) },
          { icon: CalendarClock, text: counts.map(([type]) => next(type)).join(" ") },
          ...(undoable > 0 ? [{ icon: Undo2, text: texts.undoEffect(undoable, isBack) }] : []),
        ].filter(({ text }) => text.trim() !== "")}
      />
    </Card>
  );
}
