import { fold } from "../text";
import { STATE_NAMES, STATES_AFTER } from "./former-states";
import { PLACE_DATA } from "./place-data";

/** An Italian municipality, also an abolished one, or a foreign state. */
export interface Place {
  readonly name: string;
  /** Belfiore code, as in a fiscal code. */
  readonly code: string;
  /** Two letters; null for a state. */
  readonly province: string | null;
  /** The first and the last postal code, which may be the same; null if unknown. */
  readonly cap: readonly [first: string, last: string] | null;
  /** The year in which it was abolished; null if it exists. */
  readonly until: number | null;
  /** At least 30,000 inhabitants. */
  readonly large: boolean;
}

const ABROAD = "EE";

/** Five times as fast as `localeCompare` for fifteen thousand names. */
const { compare } = new Intl.Collator("it");

export const PLACES: readonly Place[] = PLACE_DATA.split("\n")
  .flatMap((line) =>
    line
      .slice(3)
      .split(";")
      .map((entry) => readPlace(line.slice(0, 2), entry)),
  )
  .sort((a, b) => compare(a.name, b.name));

function readPlace(province: string, entry: string): Place {
  const large = entry.startsWith("*");
  const [name = "", code = "", caps = "", until = ""] = entry.slice(Number(large)).split(",");
  const [first, last = first] = caps.split("-");
  return {
    name,
    code,
    province: province === ABROAD ? null : province,
    cap: first && last ? [first, last] : null,
    until: until ? Number(until) : null,
    large,
  };
}

/** Normalises a name for comparisons: no case, accents, apostrophes and hyphens. */
const comparable = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const NAMES = PLACES.map(({ name }) => comparable(name));
const BY_CODE = new Map(PLACES.map((place) => [place.code, place]));

/** @returns the place of a Belfiore code; null for an unknown code */
export const placeOf = (code: string): Place | null => BY_CODE.get(code) ?? null;

/** @returns all places with this name: there is a Samone near Turin and one near Trent */
export function placesNamed(name: string): Place[] {
  return byName().get(comparable(name)) ?? [];
}

/**
 * @param named the places with a name
 * @param code the Belfiore code in a fiscal code, which names the place as it was on the day of birth
 * @returns whether a person may say that this was one of the places: it has the code, or it followed a former state; of a former
 *   town any town of the same province, because no data says which one it became a part of
 */
export function isBirthplace(named: readonly Place[], code: string): boolean {
  if (named.some((place) => place.code === code || STATES_AFTER[code]?.includes(place.code))) return true;
  const { province = null, until = null } = placeOf(code) ?? {};
  return until !== null && province !== null && named.some((place) => place.province === province);
}

let named: Map<string, Place[]> | null = null;

/** An index for imports, which look up thousands of names. It is made when it is first needed. */
function byName(): ReadonlyMap<string, Place[]> {
  if (named) return named;
  const places = (named = new Map<string, Place[]>());
  NAMES.forEach((name, index) => {
    const place = PLACES[index];
    if (place && name !== "") places.set(name, [...(places.get(name) ?? []), place]);
  });
  for (const [code, names] of Object.entries(STATE_NAMES)) {
    const state = placeOf(code);
    for (const name of state ? names.split(",").map(comparable) : [])
      if (state && !places.has(name)) places.set(name, [state]);
  }
  return places;
}

/**
 * @param cap a postal code
 * @returns the city that had this code before its streets got their own ("24100" of Bergamo); null for any other code
 */
export function cityOfOldCap(cap: string): Place | null {
  if (!/^\d{3}00$/.test(cap)) return null;
  const hadCap = ([first, last]: NonNullable<Place["cap"]>) =>
    first !== last && first.startsWith(cap.slice(0, 3)) && !(first <= cap && cap <= last);
  return PLACES.find((place) => place.until === null && place.cap !== null && hadCap(place.cap)) ?? null;
}

export interface PlaceQuery {
  /** Only existing towns, not states: places where a donor may live. */
  living?: boolean;
  most?: number;
}

/**
 * @param text the beginning of a name, of a word in it, or of a postal code
 * @returns the matching places: exact names, large towns, other names, words within names, and last the abolished places
 */
export function findPlaces(text: string, { living = false, most = 8 }: PlaceQuery = {}): Place[] {
  const wanted = comparable(text);
  if (wanted === "") return [];
  const byCap = /^\d+$/.test(wanted);
  const ranked: Place[][] = [[], [], [], [], []];
  PLACES.forEach((place, index) => {
    const { province, until, cap } = place;
    if (living && (province === null || until !== null)) return;
    const name = NAMES[index] ?? "";
    if (byCap) {
      if (cap?.[0].startsWith(wanted) || (cap && wanted.length === 5 && wanted >= cap[0] && wanted <= cap[1]))
        ranked[0]?.push(place);
      return;
    }
    const rank =
      name === wanted ? 0 : name.startsWith(wanted) ? (place.large ? 1 : 2) : name.includes(` ${wanted}`) ? 3 : null;
    if (rank !== null) ranked[until === null ? rank : 4]?.push(place);
  });
  return ranked.flat().slice(0, most);
}
