import type { ImportDraft } from "../draft/types";
import type { CheckCounts } from "../engine/types";

/** Rows that were never sent to the server: those with errors, and those that the user skipped. */
export type UnsentRows = "refused" | "skipped";

/** Keeps the draft of a started import until the user has downloaded all of its unsent rows. */
interface UnsentRowsKeeper {
  /** An import has started. @param saved whether the draft has everything: otherwise it is dropped */
  begin(importId: string, counts: CheckCounts | null, isSaved: boolean): void;
  markDownloaded(which: UnsentRows): void;
}

export function createUnsentRowsKeeper(draft: ImportDraft): UnsentRowsKeeper {
  let remaining = new Set<UnsentRows>();
  return {
    begin(importId, counts, isSaved) {
      remaining = new Set();
      if (counts && counts.toFix > 0) remaining.add("refused");
      if (counts && counts.skipped > 0) remaining.add("skipped");
      if (isSaved && remaining.size > 0) draft.keepForImport(importId);
      else draft.drop();
    },
    markDownloaded(which) {
      if (remaining.delete(which) && remaining.size === 0) draft.drop();
    },
  };
}
