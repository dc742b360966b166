import type { ImportDraft } from "../draft/types";
import type { CheckCounts } from "../engine/types";

/** Rows that were never sent to the server: those with errors, and those that the user skipped. */
export type UnsentRows = "refused" | "skipped";

/** Keeps the draft of a started import until the user has downloaded all of its unsent rows. */
interface UnsentRowsKeeper {
  /** An import has started. @param saved whether the draft has everything: otherwise it is dropped */
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
