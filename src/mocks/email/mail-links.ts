const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" };
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** @returns the web links of a mail, each once, with its label */
export function linksOfMail(html: string): { url: string; label: string }[] {
  const links = new Map<string, string>();
  for (const [, href = "", label = ""] of html.matchAll(/<a [^>]*href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/gs))
    if (!links.has(plain(href))) links.set(plain(href), plain(label));
  return [...links].map(([url, label]) => ({ url, label }));
}
