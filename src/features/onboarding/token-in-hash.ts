/**
 * The one hash that is read on somebody else's page: where the mailed link of a sign-up leads (`hrefFor("validate")`; the
 * routes themselves would come along with every sign-up), with what mail programs do to "&".
 */
const LINK = /^\/auth\/validate\?(?:.*&)?(?:amp;)*token=([^&]+)/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns the token of a mailed link, however often a mail program has encoded it; null for any other hash */
export function tokenInHash(hash: string): string | null {
  let text = hash.slice(1);
  for (let round = 0; round < 3; round += 1) {
    const [, token] = LINK.exec(text) ?? [];
    if (token !== undefined) return decode(token);
    text = decode(text);
  }
  return null;
}
