import type { OwnDonation } from "./requests/list-own-donations";

/** Donations by year, newest first, as they came; those without a day last, under no year. */
export function byYear(donations: readonly OwnDonation[]): { year: string; donations: OwnDonation[] }[] {
  const years = new Map<string, OwnDonation[]>();
  for (const donation of donations) {
    const year = donation.date?.slice(0, 4) ?? "";
    years.set(year, [...(years.get(year) ?? []), donation]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a)).map(([year, own]) => ({ year, donations: own }));
}
