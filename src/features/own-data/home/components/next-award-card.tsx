import { AwardProgress } from "../../../../shared/donor/parts/award-progress";
import { texts as partTexts } from "../../../../shared/donor/parts/texts";
import { useAwards, type Donation } from "../../../../shared/donor/reads";
import { Card } from "../../../../ui/display/card";
import { useNextAward } from "../../../../shared/donor/parts/use-next-award";
import type { OwnRecord } from "../../record";

interface NextAwardCardProps {
  donor: OwnRecord;
  /** Null while they aren't known. */
  donations: readonly Donation[] | null;
}

/** How far it is to the next award. Nothing where nobody knows, or nothing was given yet. */
export function NextAwardCard({ donor, donations }: NextAwardCardProps) {
  const awards = useAwards(donations && donations.length > 0 ? donor._id : null);
  const given = awards.status === "ready" ? awards.data.awards : null;
  const progress = useNextAward(donations, given, { sex: donor.gender, birthday: donor.birthday });
  if (!progress) return null;
  return (
    <Card title={partTexts.towards(progress.next.name)}>
      <AwardProgress own {...progress} />
    </Card>
  );
}
