const weekday = new Intl.DateTimeFormat("it", { weekday: "short", timeZone: "UTC" });

/** @returns an ISO day as it stands below a chart: "lun 9" */
export const dayLabel = (day: string): string =>
  `${weekday.format(new Date(`${day}T12:00:00Z`))} ${Number(day.slice(8))}`;
