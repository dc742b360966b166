const ITALIAN = /[àèéìòùÀÈÉÌÒÙ]/;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
/** Letters of Windows-1252 and MacRoman that no name has. */
const STRANGE = /[ƒªºµπΩı]/;
const OPENING = /[“‘«„‚¿¡]/;
const CLOSING = /[”’»]/;

/**
 * @param around a character with the one before and the one after it
 * @returns how likely the character in the middle is meant: 2 for an Italian letter or an apostrophe between letters, 1 for
 *   one that can stand there, less than 0 for one that can't
 */
export function letterWeight(around: string): number {
  const [before = " ", character = " ", after = " "] = around;
  const [follows, precedes] = [LETTER.test(before), LETTER.test(after)];
  if (character === "’") return follows && precedes ? 2 : follows ? 1 : -1;
  if (STRANGE.test(character)) return follows && precedes ? -2 : 0;
  if (LETTER.test(character)) {
    // "Cantß", "FORLÃ": a capital after a small letter, and a small letter before a capital, are none
    if (UPPER.test(character) && LOWER.test(before)) return -1;
    if (LOWER.test(character) && UPPER.test(after)) return -1;
    if (!follows && !precedes && !ITALIAN.test(character)) return 0;
    // Italian keyboards have no capital of these letters: "NICOLò"
    const isTyped = LOWER.test(character) && UPPER.test(before);
    return ITALIAN.test(character) ? (isTyped ? 1.5 : 2) : 1;
  }
  if (OPENING.test(character)) return follows ? -2 : precedes ? 1 : 0;
  if (CLOSING.test(character)) return follows ? 1 : -1;
  if (/[€°–—…·§£\u00a0]/.test(character)) return follows && precedes ? -1 : 1;
  return -2;
}
