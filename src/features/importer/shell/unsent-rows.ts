import type { ImportDraft } from "../draft/types";
import type { CheckCounts } from "../engine/types";

/** What the check left out of an import: rows with errors, and rows that somebody skipped. */
export type UnsentRows = "refused" | "skipped";

/** Keeps the rows that the check left out, which the server never sees, until somebody has their files. */
interface UnsentRowsKeeper {
  /** The server has the others. @param kept all of it lies in the draft */
  begin(importId: string, counts: CheckCounts | null, kept: boolean): void;
  had(which: UnsentRows): void;
}

export function createUnsentRowsKeeper(draft: ImportDraft): UnsentRowsKeeper {
  let wanted = new Set<UnsentRows>();
  return {
    begin(importId, counts, kept) {
      wanted = new Set();
      if (counts && counts.toFix > 0) wanted.add("refused");
      if (counts && counts.skipped > 0) wanted.add("skipped");
      if (kept && wanted.size > 0) draft.keepFor(importId);
      else draft.drop();
    },
    had(which) {
      if (wanted.delete(which) && wanted.size === 0) draft.drop();
    },
  };
}
