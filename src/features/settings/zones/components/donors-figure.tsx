import { useCan } from "../../../../api/react/ability";
import { formatNumber } from "../../../../domain/format";
import { Link } from "../../../../ui/buttons/link";
import { tw } from "../../../../ui/tw";
import { donorsLink } from "../links";
import { texts } from "../texts";
import { rowClasses } from "./row-classes";

interface DonorsFigureProps {
  /** Undefined where the server doesn't count them. */
  count: number | undefined;
  zone: string;
  /** One of the zone's; without it the whole zone. */
  association?: string;
}

/** How many donors a zone or an association has: the way to them. On a phone, where no head says of what, with the noun. */
export function DonorsFigure({ count, zone, association }: DonorsFigureProps) {
  const can = useCan();
  if (count === undefined || !can("read", "Donor")) return null;
  return (
    <Link
      {...donorsLink(zone, association)}
      aria-label={texts.seeDonors(count, association ?? zone)}
      className={rowClasses.link}
    >
      {/* in one piece: what stands side by side in a flexible box is underlined each by itself */}
      <span>
        {formatNumber(count)}
        <span className={tw`hidden narrow:inline`}> {texts.donorsNoun(count)}</span>
      </span>
    </Link>
  );
}
