import { firstNameLetters, lastNameLetters } from "../../domain/fiscal-code/person";
import type { SeededPerson } from "./seed-person";

/** More days than there are birthdays, on both sides of 1970. */
const DAYS = 1 << 17;

/**
 * Counts people who would get the same fiscal code, without making it. The keys lie in a hash table of one piece: a
 * `Map` of a hundred thousand would be rebuilt several times as it grows, and hold the page each time.
 */
export class Twins {
  readonly #keys: Float64Array;
  readonly #counts: Uint8Array;
  readonly #numbers = new Map<string, number>();
  readonly #lastNames = new Map<string, number>();
  readonly #firstNames = new Map<string, number>();

  /** @param count how many people there are at most */
  constructor(count: number) {
    const room = 2 ** Math.ceil(Math.log2(count * 2 + 2));
    this.#keys = new Float64Array(room);
    this.#counts = new Uint8Array(room);
  }

  /** @returns how many were added before who have the same code */
  add(person: SeededPerson): number {
    const key = this.#keyOf(person);
    const mask = this.#keys.length - 1;
    let slot = hash(key) & mask;
    while (this.#counts[slot] && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    this.#keys[slot] = key;
    const before = this.#counts[slot] ?? 0;
    this.#counts[slot] = before + 1;
    return before;
  }

  /** A whole number below 2 to the 53rd. */
  #keyOf({ firstName, lastName, gender, born, birthplace }: SeededPerson): number {
    const last = remembered(this.#lastNames, lastName, (name) => this.#number(lastNameLetters(name)));
    const first = remembered(this.#firstNames, firstName, (name) => this.#number(firstNameLetters(name)));
    const names = (last * 1024 + first) * 1024 + this.#number(birthplace[1]);
    return (names * 2 + (gender === "F" ? 1 : 0)) * DAYS + born + DAYS / 2;
  }

  /** The number of some letters. */
  #number(letters: string): number {
    return remembered(this.#numbers, letters, () => this.#numbers.size);
  }
}

function remembered(numbers: Map<string, number>, text: string, make: (text: string) => number): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const made = make(text);
  numbers.set(text, made);
  return made;
}

const hash = (key: number) => Math.imul(key % 0x7fff_ffff, 0x9e37_79b1) >>> 7;
