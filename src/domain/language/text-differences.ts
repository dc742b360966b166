/** A sentence that only one of two texts contains. */
interface Difference {
  kind: "added" | "removed";
  sentence: string;
}

/** A comparison of more sentences would take too long. */
const MAX_SENTENCES = 400;

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .slice(0, MAX_SENTENCES);

/** @returns the removed and added sentences, by the longest common subsequence */
export function textDifferences(before: string, after: string): Difference[] {
  const [from, to] = [sentencesOf(before), sentencesOf(after)];
  // common[i][j]: length of the longest common subsequence of from.slice(i) and to.slice(j)
  const common = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    const row = common[i] ?? [];
    for (let j = to.length - 1; j >= 0; j--)
      row[j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }

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
