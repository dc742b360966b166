/** Slots for each text: more of them empty than taken, so that a text is found at once. */
const SLOTS = 2;

/**
 * Numbers texts from 1 on, the same ones with the same number: what a Map would do, at a quarter of its time for a hundred
 * thousand texts that hardly ever come again. A text is only made plain where two have the same hash, which knows no case, or
 * where it has letters that are not plain.
 */
export class TextNumbers {
  private readonly slots: Uint32Array;
  private readonly mask: number;
  private readonly hashes: Uint32Array;
  private readonly texts: string[] = [];

  /**
   * @param most how many texts there may be
   * @param plain texts that it makes the same are the same; of plain letters it may change the case alone
   */
  constructor(
    most: number,
    private readonly plain: (text: string) => string = (text) => text,
  ) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, most * SLOTS)));
    this.slots = new Uint32Array(size);
    this.mask = size - 1;
    this.hashes = new Uint32Array(most + 1);
  }

  get count(): number {
    return this.texts.length;
  }

  /** @returns 0 for a text of which nothing is left once it is plain */
  numberOf(given: string): number {
    let text = given;
    let hash = hashOf(text, true);
    if (hash === NOT_PLAIN) {
      text = this.plain(given);
      if (text === "") return 0;
      hash = hashOf(text, false);
    }
    let slot = hash & this.mask;
    for (let number = this.slots[slot]; number; number = this.slots[slot]) {
      if (this.hashes[number] === hash && this.isSame(this.texts[number - 1] as string, text)) return number;
      slot = (slot + 1) & this.mask;
    }
    const number = this.texts.push(text);
    this.slots[slot] = number;
    this.hashes[number] = hash;
    return number;
  }

  private readonly isSame = (one: string, other: string) => one === other || this.plain(one) === this.plain(other);
}

const NOT_PLAIN = -1;

/**
 * Without case, each letter looked at once: they lie apart in a file's memory.
 * @param strict only of what is ASCII without its lone accent (`), and has no blank that another follows or that stands at an
 *   end
 */
function hashOf(text: string, strict: boolean): number {
  let hash = 0x811c9dc5;
  let before = 0x20;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (strict && (code > 0x7e || code < 0x20 || code === 0x60 || (code === 0x20 && before === 0x20))) return NOT_PLAIN;
    before = code;
    hash = Math.imul(hash ^ (code > 0x40 && code < 0x5b ? code | 0x20 : code), 0x01000193);
  }
  if (strict && before === 0x20) return NOT_PLAIN;
  // the low digits choose the slot: the high ones are to count in them
  return (hash ^ (hash >>> 15)) >>> 0;
}
