/** A sentence that one text has and the other hasn't. */
interface Difference {
  kind: "added" | "removed";
  sentence: string;
}

/** Beyond this many sentences a comparison takes long, and says little. */
const MOST = 400;

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .slice(0, MOST);

/** @returns sentence by sentence what was taken out of a text and put into it, by the longest run of those that both have */
export function textDifferences(before: string, after: string): Difference[] {
  const [from, to] = [sentencesOf(before), sentencesOf(after)];
  // common[i][j]: how many sentences, in their order, the rests from i and from j share
  const common = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (const [i, row] of [...common.entries()].slice(0, -1).reverse())
    for (let j = to.length - 1; j >= 0; j--)
      row[j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old, now] = [from[i], to[j]];
    if (old !== undefined && old === now) [i, j] = [i + 1, j + 1];
    else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: "removed", sentence: old });
      i += 1;
    } else if (now !== undefined) {
      found.push({ kind: "added", sentence: now });
      j += 1;
    }
  }
  return found;
}
