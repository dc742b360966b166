export interface Town {
  name: string;
  cap: string;
  province: string;
}

export interface ZoneSeed {
  name: string;
  province: string;
  /** Weight of the zone among the donors. */
  share: number;
  towns: readonly [Town, ...Town[]];
  /** Names of the zone's associations. */
  associations: readonly [string, ...string[]];
  /** Postal codes of its territory, separated by blanks. */
  caps: string;
  /** Where donations are given. */
  centres: readonly [string, ...string[]];
}

function zone(
  name: string,
  province: string,
  share: number,
  towns: string,
  associations: string,
  caps: string,
): ZoneSeed {
  const split = <T>(text: string, make: (item: string) => T) => text.split(", ").map(make) as [T, ...T[]];
  return {
    name,
    province,
    share,
    towns: split(towns, (town) => ({ name: town.slice(0, -6), cap: town.slice(-5), province })),
    associations: split(associations, (association) => association),
    caps,
    centres: [`Ospedale di ${name}`, `Centro trasfusionale di ${name}`, `Autoemoteca di ${name}`],
  };
}

export const ZONES: readonly [ZoneSeed, ...ZoneSeed[]] = [
  zone(
    "Bergamo",
    "BG",
    30,
    "Bergamo 24121, Seriate 24068, Dalmine 24044, Treviglio 24047, Albino 24021, Nembro 24027",
    "Gruppo Bergamo Città, Gruppo Valle Seriana, Gruppo Bassa Bergamasca",
    "24010-24069 24121-24129",
  ),
  zone(
    "Brescia",
    "BS",
    26,
    "Brescia 25121, Desenzano del Garda 25015, Chiari 25032, Salò 25087",
    "Gruppo Brescia, Gruppo Garda",
    "25010-25089 25121-25136",
  ),
  zone(
    "Cremona",
    "CR",
    12,
    "Cremona 26100, Crema 26013, Casalmaggiore 26041",
    "Gruppo Cremona, Gruppo Cremasco",
    "26010-26049 26100",
  ),
  zone(
    "Lecco",
    "LC",
    11,
    "Lecco 23900, Merate 23807, Calolziocorte 23801",
    "Gruppo Lecco, Gruppo Brianza",
    "23801-23900",
  ),
  zone("Lodi", "LO", 9, "Lodi 26900, Codogno 26845, Sant'Angelo Lodigiano 26866", "Gruppo Lodi", "26811-26867 26900"),
  zone(
    "Mantova",
    "MN",
    12,
    "Mantova 46100, Suzzara 46029, Castiglione delle Stiviere 46043",
    "Gruppo Mantova, Gruppo Alto Mantovano",
    "46010-46045 46100",
  ),
];

/** Birthplaces with Belfiore code and weight. */
export const BIRTHPLACES: readonly (readonly [readonly [name: string, belfiore: string], weight: number])[] = (
  "Bergamo A794 24, Brescia B157 20, Cremona D150 9, Lecco E507 8, Lodi E648 6, Mantova E897 9, Milano F205 12, " +
  "Monza F704 3, Pavia G388 2, Como C933 2, Torino L219 2, Genova D969 1, Verona L781 2, Venezia L736 1, Bologna A944 1, " +
  "Parma G337 1, Piacenza G535 2, Firenze D612 1, Roma H501 2, Napoli F839 4, Salerno H703 1, Bari A662 2, Lecce E506 1, " +
  "Foggia D643 1, Palermo G273 2, Catania C351 2, Messina F158 1, Cagliari B354 1, Reggio di Calabria H224 1, " +
  "Romania Z129 2, Albania Z100 1, Marocco Z330 1, Ucraina Z138 1, Brasile Z602 1, Senegal Z343 1"
)
  .split(", ")
  .map((entry) => /^(.+) (\S+) (\d+)$/.exec(entry))
  .map((match) => [[match?.[1] ?? "Bergamo", match?.[2] ?? "A794"], Number(match?.[3] ?? 1)] as const);
