import library from "codice-fiscale-js";
import { expect, it } from "vitest";
import { computeFiscalCode, fiscalCodeDisagreements } from "./person";
import { checkFiscalCode, omocodiaVariants } from "./fiscal-code";
import { PLACES, type Place } from "../places/places";
import { birthOf } from "./reading";

// the types of the library declare the class as the module itself
const { CodiceFiscale } = library as unknown as { CodiceFiscale: typeof library };

/** Pseudo-random numbers, the same at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = numbers(19);
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
const SYLLABLES = [..."ma ri o lu ca gio van ni an na chi a ra ste fa è ù gl x Wu d' Mc - ñe ø".split(" "), " de "];
const name = () =>
  Array.from({ length: 1 + random(5) }, () => pick(SYLLABLES))
    .join("")
    .replace(/ø/g, "o");
const LETTERS = /[a-z]/i;
const aName = (): string => {
  const candidate = name();
  return LETTERS.test(candidate) ? candidate : aName();
};
const FOREIGN = PLACES.filter(({ province }) => province === null);
const ABOLISHED = PLACES.filter(({ province, until }) => province !== null && until !== null);

/** Foreign states and abolished municipalities more often than in reality. */
const place = (): Place => pick(pick([PLACES, PLACES, FOREIGN, ABOLISHED]));
const birthday = () => new Date(Date.UTC(1920 + random(90), 0, 1 + random(366))).toISOString().slice(0, 10);

/** Removes accents. The library would remove the whole letter; the rule (DM 23 December 1976) removes only the accent. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Returns the library's code, or null if its list doesn't contain the place. */
function libraryCode(person: {
  firstName: string;
  lastName: string;
  gender: "M" | "F";
  birthday: string;
  place: string;
}) {
  const [year, month, day] = person.birthday.split("-").map(Number) as [number, number, number];
  try {
    return new CodiceFiscale({
      name: plain(person.firstName),
      surname: plain(person.lastName),
      gender: person.gender,
      year,
      month,
      day,
      birthplace: person.place,
      birthplaceProvincia: "",
    });
  } catch {
    return null;
  }
}

/** For more people: `FISCAL_CODES=10000 npx vitest run --project unit fiscal-code/library`. */
const PEOPLE = Number(process.env.FISCAL_CODES ?? 300);

it("agrees with an independent library: omocodia, foreign births, abolished municipalities", () => {
  const kinds = { foreign: 0, abolished: 0, omocodia: 0 };
  const differing: unknown[] = [];
  for (let compared = 0; compared < PEOPLE;) {
    const born = place();
    const person = {
      firstName: aName(),
      lastName: aName(),
      gender: pick(["M", "F"] as const),
      birthday: birthday(),
      place: born.code,
    };
    const other = libraryCode(person);
    if (!other) continue;
    compared += 1;
    const code = computeFiscalCode(person);
    const shown = random(2) === 0 ? code : pick([...omocodiaVariants(code)]);
    const birth = birthOf(shown, "2026-11-22");
    const agrees =
      code === other.cf &&
      CodiceFiscale.check(shown) &&
      checkFiscalCode(shown).valid &&
      fiscalCodeDisagreements(shown, person).length === 0 &&
      birth?.gender === person.gender &&
      birth.place === born.code;
    // a sample, because the library computes all variants slowly
    const listed = compared % 50 !== 0 || shown === code || other.omocodie().includes(shown);
    if (!agrees || !listed) differing.push([person, code, other.cf, shown]);
    kinds.foreign += Number(born.province === null);
    kinds.abolished += Number(born.province !== null && born.until !== null);
    kinds.omocodia += Number(shown !== code);
  }
  expect(differing).toEqual([]);
  expect(Object.values(kinds).every((count) => count > PEOPLE / 10)).toBe(true);
});

it("rejects 1,000 wrong codes: a letter replaced, two swapped, one added, one removed", () => {
  const wrong = new Set<string>();
  while (wrong.size < 1_000) {
    const code = computeFiscalCode({
      firstName: aName(),
      lastName: aName(),
      gender: pick(["M", "F"] as const),
      birthday: birthday(),
      place: place().code,
    });
    const at = random(15);
    const changed = pick([
      code.slice(0, at) + String.fromCharCode(65 + random(26)) + code.slice(at + 1),
      code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2),
      code + pick(["A", "1"]),
      code.slice(0, at) + code.slice(at + 1),
    ]);
    // the change may have made another valid code
    if (changed !== code && !CodiceFiscale.check(changed)) wrong.add(changed);
  }
  expect([...wrong].filter((code) => checkFiscalCode(code).valid)).toEqual([]);
});
