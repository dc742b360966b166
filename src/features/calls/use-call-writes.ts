import { notDoneMessage } from "../../api/errors";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { useMutation, type MutationOutcome, type WritePlace } from "../../api/react/use-mutation";
import { affectedReads } from "../../api/writes/affected-reads";
import { parseResponse } from "../../api/readers/parse-response";
import type { CallOutcome } from "../../domain/calls/call-list";
import { registryName } from "../../domain/donor/registry-name";
import { useUndoable } from "../../shared/undo";
import type { CallChoice } from "./call-choice";
import {
  callAnswer,
  refusalVersion,
  targetAnswer,
  type CallHold,
  type CallTarget,
  type DonationCall,
  type DonorToCall,
} from "./read-calls";
import { outcomeText, texts } from "./texts";

/** The outcome of a call, as a user says it. */
interface CallResult {
  donor: DonorToCall;
  outcome: CallOutcome;
  /** With "again" and "notUntil"; else empty or absent. */
  date?: string;
  /** With "refused": the consent to news is withdrawn, too. */
  noNews?: boolean;
}

/** The reads that an outcome makes stale. A refusal changes the record, too. */
const affected = ({ donor, outcome }: CallResult): readonly string[] => [
  ...affectedReads.calls(donor._id),
  ...(outcome === "refused" ? affectedReads.donor(donor._id) : []),
];

/** Records outcomes, with undo. */
export function useCallResult({ day, type }: CallChoice, place: WritePlace) {
  return useUndoable(
    useMutation<CallResult, DonationCall>({
      request: ({ donor, outcome, date, noNews }) => ({
        path: endpoints.donorCalls(donor._id),
        method: "POST",
        body: {
          day,
          type,
          outcome,
          last: donor.lastCall?._id ?? null,
          ...(date && { date }),
          ...(noNews && { noNews }),
        },
      }),
      reads: (body) => parseResponse(callAnswer, body).call,
      invalidates: affected,
      place,
    }),
    {
      done: (_, { donor, outcome, date = null }) =>
        texts.saved(registryName(donor), outcomeText({ outcome, day, date })),
      undoLabel: () => texts.undo,
      undo: (call) => call && { path: pageEndpoints.call(call._id), method: "DELETE" },
      invalidates: affected,
    },
  );
}

/** @returns the message for an outcome that wasn't saved; null if it was */
export const resultFailure = (outcome: MutationOutcome<DonationCall>): string | null =>
  outcome.ok ? null : notDoneMessage(outcome.error, texts.notSaved);

/** Tells colleagues that the user is calling a donor. @param over the colleague's hold that the user takes over; null for none */
export const useHold = (over: CallHold | null = null) =>
  useMutation({
    request: (donor: DonorToCall) => ({
      path: pageEndpoints.callHold(donor._id),
      method: "PUT",
      ...(over && { query: { takeOver: over.by._id ?? "" } }),
    }),
    invalidates: () => affectedReads.calls(),
    place: over ? "form" : "page",
  });

type TargetForm = Pick<CallTarget, "total" | "version"> & { groups: readonly { group: string; total: number }[] };

/** Saves the target of a donation day, with undo, unless a colleague has set another one. @param former the target before */
export function useTargetWrite({ day, type, area }: CallChoice, former: CallTarget) {
  const request = ({ total, groups, version }: TargetForm) => ({
    path: pageEndpoints.callTarget(),
    method: "PUT" as const,
    body: {
      ...{ day, type, area, total, version },
      groups: groups.map(({ group, total: wanted }) => ({ group, total: wanted })),
    },
  });
  const invalidates = () => affectedReads.calls();
  return useUndoable(useMutation({ request, reads: (body) => parseResponse(targetAnswer, body).target, invalidates }), {
    done: () => texts.targetSaved,
    undoLabel: () => texts.targetUndo,
    undo: (saved) => saved && request({ ...former, version: saved.version }),
    invalidates,
  });
}

/** Records whether a donor refuses calls, with undo, unless a colleague has changed it since. */
export function useRefusal(donorId: string) {
  const request = (isRefused: boolean, version?: number) => ({
    path: pageEndpoints.callsRefused(donorId),
    method: "PUT" as const,
    body: { refused: isRefused, ...(version !== undefined && { version }) },
  });
  const invalidates = () => [...affectedReads.calls(donorId), ...affectedReads.donor(donorId)];
  return useUndoable(
    useMutation({
      request: (isRefused: boolean) => request(isRefused),
      reads: refusalVersion,
      invalidates,
      place: "page",
    }),
    {
      done: (_, isRefused) => texts.tab.changed(isRefused),
      undoLabel: () => texts.tab.undo,
      undo: (version, isRefused) => request(!isRefused, version ?? undefined),
      invalidates,
    },
  );
}
