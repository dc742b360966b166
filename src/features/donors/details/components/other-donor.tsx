import { formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { hrefFor } from "../../../../domain/routes";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { addressOf } from "../../../../shared/navigation";
import { Link } from "../../../../ui/buttons/link";
import { cx, tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { texts } from "../texts";

interface OtherDonorProps {
  donor: Pick<DonorRecord, "_id" | "firstName" | "lastName" | "birthday" | "cardNumber">;
  className?: string;
}

/** Links to another donor's record, with birthday and card number. */
export const OtherDonor = ({ donor, className }: OtherDonorProps) => (
  <span className={cx(className, tw`break-anywhere`)}>
    <Link href={addressOf(hrefFor("donorDetails", { id: donor._id }))}>{registryName(donor) || uiTexts.noName}</Link>
    {donor.birthday && `, ${formatShortDate(donor.birthday)}`}
    {donor.cardNumber && `, ${texts.ofCard(donor.cardNumber)}`}
  </span>
);
