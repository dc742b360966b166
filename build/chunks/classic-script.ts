/**
 * Makes code work in any page as a classic script.
 * @param code a minified script
 * @returns it in ASCII, because browsers read a classic script in the encoding of the page; with a semicolon first, because sites join
 *   scripts, and a script before it that ends without one would call our function
 */
export function toClassicScript(code: string): string {
  const ascii = code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `;${ascii}`;
}
