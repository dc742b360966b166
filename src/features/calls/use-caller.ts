import { useEffect, useState } from "react";
import { notDoneMessage } from "../../api/errors";
import { useConnection, useUser } from "../../api/react/connection";
import { currentUserId } from "../../api/session/state";
import { callNumber, type CallOutcome } from "../../domain/calls/call-list";
import { phoneHref, whatsAppHref } from "../../domain/contacts/contact-links";
import { useUnmounted } from "../../ui/overlay/use-unmounted";
import { useToast } from "../../ui/toast/toast";
import { useAfterUndo } from "../../ui/toast/use-after-undo";
import type { CallChoice } from "./call-choice";
import type { CallHold, DonorToCall } from "./read-calls";
import { texts } from "./texts";
import { resultFailure, useCallResult, useHold } from "./use-call-writes";

/** What needs a dialog: an outcome, or a donor whom a colleague is calling. */
export type Asked = "again" | "notUntil" | "refused" | "takeOver";

/** What the user can do with a donor of the list. */
export interface Caller {
  /** Tells colleagues, then opens the telephone. */
  call: (donor: DonorToCall) => void;
  writeTo: (donor: DonorToCall) => void;
  /** Saves an outcome, or opens the dialog that it needs. */
  settle: (donor: DonorToCall, outcome: CallOutcome) => void;
  /** Asks whether the user calls instead of a colleague. */
  takeOver: (donor: DonorToCall) => void;
  /** Whether the user must wait for a write. */
  busy: boolean;
  /** The donor for whom the hold is under way. */
  calling: string | null;
  /** @returns the hold of a colleague; null if nobody else is calling */
  heldByOther: (donor: DonorToCall) => CallHold | null;
  heldByMe: (donor: DonorToCall) => boolean;
  /** ms since 1970 */
  now: number;
}

interface CallerOptions {
  choice: CallChoice;
  /** Called when the user calls a donor. */
  onCall: (donor: DonorToCall) => void;
  onAsk: (donor: DonorToCall, asked: Asked) => void;
}

const TICK_MS = 20_000;

/** Provides what a user does with the donors of the list. */
export function useCaller({ choice, onCall, onAsk }: CallerOptions): Caller {
  const { session } = useConnection();
  const user = useUser();
  const toast = useToast();
  const now = useNow();
  const hold = useHold();
  const result = useCallResult(choice, "page");
  const [calling, setCalling] = useState<string | null>(null);
  const isUnmounted = useUnmounted();
  const save = useAfterUndo(async (donor: DonorToCall, outcome: CallOutcome) => {
    const failure = resultFailure(await result.write({ donor, outcome }));
    if (failure !== null) toast.error(failure);
  });
  const isHeld = ({ hold: held }: DonorToCall) => held !== null && held.ends > now;
  const heldByMe = (donor: DonorToCall) => isHeld(donor) && donor.hold?.by._id === user?._id;
  const call = async (donor: DonorToCall) => {
    const href = phoneHref(callNumber(donor) ?? "");
    if (href === null) return;
    setCalling(donor._id);
    const held = await hold.write(donor._id);
    setCalling(null);
    // the number must not be dialled on another page, nor for another user who has signed in
    if (isUnmounted() || currentUserId(session.state()) !== user?._id) return;
    if (held.ok) {
      onCall(donor);
      return openLink(href);
    }
    const { error } = held;
    const mayCall = error.status === 0 || error.status >= 500;
    toast.error(
      notDoneMessage(error, texts.notHeld),
      mayCall ? { action: { label: texts.callAnyway, onSelect: () => openLink(href) } } : {},
    );
  };
  return {
    now,
    heldByMe,
    heldByOther: (donor) => (isHeld(donor) && !heldByMe(donor) ? donor.hold : null),
    calling,
    busy: calling !== null || result.writing || save.waiting,
    call: (donor) => void call(donor),
    writeTo({ mobile }) {
      const href = mobile && whatsAppHref(mobile);
      const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
      if (href) openLink(`${href}?text=${encodeURIComponent(texts.whatsAppText(name, choice.day))}`, "_blank");
    },
    settle(donor, outcome) {
      if (outcome === "coming" || outcome === "noAnswer") void save.run(donor, outcome);
      else onAsk(donor, outcome);
    },
    takeOver: (donor) => onAsk(donor, "takeOver"),
  };
}

/** Follows a link that isn't in the page, so that the number is in no address before the press. */
function openLink(href: string, target = ""): void {
  const link = document.createElement("a");
  Object.assign(link, { href, target, rel: "noopener noreferrer" });
  link.click();
}

/** @returns the time in ms since 1970: a hold ends by itself */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
