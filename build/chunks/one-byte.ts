/**
 * Writes characters after Latin-1 as escapes. With a single one of them, such as an ellipsis in a text, a browser keeps the whole
 * source with two bytes for each character, as long as the page lives. In a raw template the escape is only right in the source of a
 * regular expression; we have no others.
 */
export const oneByte = (code: string): string =>
  code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
