interface Dated {
  /** ISO day; null where nobody knows it. */
  date: string | null;
}

/** Donations by year, newest first, as they came; those without a day last, under no year. */
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
