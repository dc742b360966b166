import { registryName } from "../../../domain/donor/registry-name";
import { texts } from "../texts";
import { keyText } from "./entry";
import { donorOf, type SheetRow } from "./sheet";

/** @returns the name of a row: the donor's, or what was typed and why nobody was found */
export function rowTitle(row: Pick<SheetRow, "key" | "search">): string {
  const { key, search } = row;
  const donor = donorOf(row);
  if (donor) return registryName(donor);
  const typed = keyText(key);
  if (!search || search.found.length > 1 || search.elsewhere) return typed;
  if (key.cardNumber !== undefined) return texts.unknownCard;
  if (key.fiscalCode !== undefined) return texts.unknownCode;
  return key.name === undefined ? texts.unknownDonor : texts.unknownName(key.name);
}
