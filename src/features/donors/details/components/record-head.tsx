import { ageOn } from "../../../../domain/dates/days";
import { registryName } from "../../../../domain/donor/registry-name";
import { PageHeading } from "../../../../ui/page/page-heading";
import { tw } from "../../../../ui/tw";
import { PersonAvatar } from "../../../../shared/donor/person-avatar";
import { uiTexts } from "../../../../ui/texts";
import { BloodGroupTag } from "../../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { ListedDonor } from "../listed-donor";
import { texts } from "../texts";

interface RecordHeadProps {
  donor: ListedDonor;
  /** Whether the ability lets the blood group be read. */
  group: boolean;
  /** ISO day in Italy. */
  today: string;
}

/** Who it is: name, status, group, card, age, zone. */
export function RecordHead({ donor, group, today }: RecordHeadProps) {
  const { status, bloodGroup, cardNumber, birthday, area } = donor;
  const facts = [
    cardNumber !== undefined && (cardNumber === null ? texts.noCard : texts.card(cardNumber)),
    birthday && texts.age(ageOn(birthday, today)),
    area && texts.zone(area),
  ].filter(Boolean);
  return (
    <header className={tw`flex min-w-0 flex-[1_1_300px] items-center gap-4 narrow:gap-3`}>
      <PersonAvatar person={donor} size="large" />
      <div className={tw`grid min-w-0 gap-1.5`}>
        <PageHeading>{registryName(donor) || uiTexts.noName}</PageHeading>
        <div className={tw`flex flex-wrap items-center gap-x-2.5 gap-y-1.5`}>
          {status !== undefined && <StatusBadge status={status} />}
          {group && bloodGroup !== undefined && <BloodGroupTag group={bloodGroup} />}
          {facts.length > 0 && <span className={tw`break-anywhere text-label text-muted`}>{facts.join(" · ")}</span>}
        </div>
      </div>
    </header>
  );
}
