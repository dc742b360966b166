import zones from "./zones.json" with { type: "json" };

export type ZoneSeed = (typeof ZONES)[number];
export type Town = ZoneSeed["towns"][number];

/** The zones, with the places where donations are given. `share`: weight of the zone among the donors. */
export const ZONES = zones.map(({ towns, ...zone }) => ({
  ...zone,
  towns: towns.map((town) => ({ ...town, province: zone.province, group: `Squadra ${town.name}` })),
  centres: [`Ospedale di ${zone.name}`, `Centro trasfusionale di ${zone.name}`, `Autoemoteca di ${zone.name}`],
}));
