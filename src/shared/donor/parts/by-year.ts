interface Dated {
  /** ISO day; null if unknown. */
  date: string | null;
}

/** Groups donations by year, the newest first. Donations without a day are last, with an empty year. */
export function byYear<Donation extends Dated>(
  donations: readonly Donation[],
): { year: string; donations: Donation[] }[] {
  const years = new Map<string, Donation[]>();
  for (const donation of donations) {
    const year = donation.date?.slice(0, 4) ?? "";
    years.set(year, [...(years.get(year) ?? []), donation]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a)).map(([year, own]) => ({ year, donations: own }));
}
