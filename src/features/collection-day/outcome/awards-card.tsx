import { Medal } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { CollectionDayRow } from "../requests/collection-days";
import { outcomeTexts as texts } from "./outcome-texts";

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
          <a
            className={tw`hit text-ink underline underline-offset-[3px] [text-decoration-color:var(--gds-accent-mark)]`}
            href={addressOf(`${hrefFor("donors")}?tab=awardsDue`)}
          >
            {texts.awardsDue}
          </a>
        )
      }
    >
      <ul className={tw`grid divide-y`}>
        {due.map(({ donor, award }, index) => (
          <li key={index} className={tw`flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0`}>
            <Icon of={Medal} size={18} className={tw`mt-0.5 text-muted`} />
            <span className={tw`grid min-w-0 flex-[1_1_160px]`}>
              <b className={tw`break-anywhere font-strong`}>{registryName(donor)}</b>
              <span className={tw`text-muted`}>{texts.awardAfter(award?.donations ?? null)}</span>
            </span>
            <b className={tw`font-strong`}>{award?.name}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
