import { CircleAlert, Medal } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { collectionDayHref } from "../collection-day-href";
import type { CollectionDayRow } from "../requests/collection-days";
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

/** How many rows the sheet of the same day has. */
export const AsideCard = ({ count }: { count: number }) =>
  count > 0 && (
    <Banner
      title={texts.aside(count)}
      actions={
        <Button small href={addressOf(collectionDayHref())}>
          {texts.decide}
        </Button>
      }
    />
  );

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
