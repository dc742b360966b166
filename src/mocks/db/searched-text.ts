import { searchableText } from "../../domain/language/text-search";
import type { DonorRow } from "./models";
import { phoneTerms } from "./telephones";

/** @returns the text for the search of donors. @param parts the records that have become a part of the donor */
export const searchedText = (donor: DonorRow, parts: readonly DonorRow[]): string =>
  searchableText(
    [
      ...parts.flatMap(({ fiscalCode, cardNumber, key }) => [fiscalCode, cardNumber, key]),
      donor.firstName,
      donor.lastName,
      donor.firstName,
      donor.email,
      donor.fiscalCode,
      donor.cardNumber,
      donor.mobile,
      donor.city,
      donor.serialNumber,
      donor.key,
      ...phoneTerms([donor.mobile, donor.phoneHome]),
    ]
      .filter(Boolean)
      .join("\n"),
  );
