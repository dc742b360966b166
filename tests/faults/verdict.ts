import type { Claim } from "./sentences";

/** The facts about a cell. */
export interface Facts {
  /** How often the write is in the server's records. */
  times: number;
  /** What the screen claimed. */
  claims: ReadonlySet<Claim>;
  /** Whether the typed text is still there; null: nothing was typed. */
  kept: boolean | null;
  /** Whether the server declares `idempotency`, so that pressing again must not write again. */
  keyed: boolean;
  /** The result of pressing the same button again; null: it wasn't pressed. */
  again: { times: number } | null;
  /** Nobody waits for this write, so the screen may say nothing. */
  silent: boolean;
}

/** The rules, the same for each write. @returns what is wrong */
export function judge({ times, claims, kept, keyed, again, silent }: Facts): string[] {
  const wrong: string[] = [];
  if (times > 1) wrong.push(`written ${times} times`);
  if (claims.has("done") && times === 0) wrong.push("says “done”, but it isn't");
  if (claims.has("not done") && !claims.has("unclear") && times > 0) wrong.push("says “not done”, but it is");
  if (claims.size === 0 && !silent) wrong.push("says nothing");
  if (kept === false && times === 0) wrong.push("what was typed is lost");
  if (keyed && again && times <= 1 && again.times !== 1) wrong.push(`pressed again: written ${again.times} times`);
  return wrong;
}
