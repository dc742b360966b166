import { pageEndpoints } from "../../../../api/page-endpoints";
import { notDoneMessage } from "../../../../api/errors";
import { useMutation } from "../../../../api/react/use-mutation";
import type { Read } from "../../../../api/readers/read";
import { parseResponse } from "../../../../api/readers/parse-response";
import type { MergeChoices } from "../../../../domain/donor/merge";
import { useUndoable } from "../../../../shared/undo";
import { mergeAnswer, type ComparedDonor } from "./merging-answers";
import { texts } from "./texts";
import { affectedByMerge } from "../affected";

interface MergeInput {
  survivor: ComparedDonor;
  other: ComparedDonor;
  choices: MergeChoices;
  /** Keys of the other's donations that the survivor has, too. */
  same: readonly string[];
  /** Name of the record after the merge. */
  name: string;
}

const invalidates = ({ survivor, other }: MergeInput) => affectedByMerge([survivor._id, other._id]);

/**
 * Merges two records, with a toast that separates them again.
 * @returns a function whose result is null after the merge, else a message
 */
export function useMerge(): { merge: (input: MergeInput) => Promise<string | null>; merging: boolean } {
  const { write, writing } = useUndoable(
    useMutation<MergeInput, Read<typeof mergeAnswer>>({
      request: ({ survivor, other, choices, same }) => ({
        path: pageEndpoints.merges(),
        method: "POST",
        body: {
          survivor: survivor._id,
          other: other._id,
          version: survivor.version,
          otherVersion: other.version,
          choices: { ...choices },
          same: [...same],
        },
      }),
      reads: (body) => parseResponse(mergeAnswer, body),
      invalidates,
      place: "page",
    }),
    {
      done: (_, { name }) => texts.done(name),
      undoLabel: () => texts.separate,
      undo: (made) =>
        made?.merge._id && made.donor.version !== null
          ? { path: pageEndpoints.separateMerge(made.merge._id), method: "POST", body: { version: made.donor.version } }
          : null,
      invalidates,
    },
  );
  return {
    merging: writing,
    async merge(input) {
      const outcome = await write(input);
      if (outcome.ok) return null;
      const { error } = outcome;
      return error.code === "version" ? texts.stale : notDoneMessage(error, texts.notDone);
    },
  };
}
