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

/** An outcome that needs a dialog. */
export type AskedOutcome = Exclude<CallOutcome, "coming" | "noAnswer">;

/** What needs a dialog: an outcome, or a donor whom a colleague is calling. */
export type Asked = AskedOutcome | "takeOver";

/** What the user can do with the donors of the list. */
export type Caller = ReturnType<typeof useCaller>;

interface CallerOptions {
  choice: CallChoice;
  /** Whether other data are under way. */
  waits: boolean;
  /** Called when the user calls a donor. */
  onCall: (donor: DonorToCall) => void;
  onAsk: (donor: DonorToCall, asked: Asked) => void;
}

const TICK_MS = 20_000;

/** Provides what a user does with the donors of the list. */
export function useCaller({ choice, waits, onCall, onAsk }: CallerOptions) {
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
  const heldByOther = (donor: DonorToCall): CallHold | null => (isHeld(donor) && !heldByMe(donor) ? donor.hold : null);
  const call = async (donor: DonorToCall) => {
    const href = phoneHref(callNumber(donor) ?? "");
    setCalling(donor._id);
    const held = await hold.write(donor);
    setCalling(null);
    // the number must not be dialled on another page, nor for another user who has signed in
    if (isUnmounted() || currentUserId(session.state()) !== user?._id) return;
    if (held.ok) {
      onCall(donor);
      return dial(href);
    }
    const { error } = held;
    const mayCall = href !== null && (error.status === 0 || error.status >= 500);
    toast.error(
      notDoneMessage(error, texts.notHeld),
      mayCall ? { action: { label: texts.callAnyway, onSelect: () => dial(href) } } : {},
    );
  };
  return {
    /** ms since 1970 */
    now,
    heldByMe,
    /** @returns the hold of a colleague; null if nobody else is calling */
    heldByOther,
    /** The donor for whom the hold is under way. */
    calling,
    /** Whether the user must wait. */
    busy: waits || calling !== null || result.writing || save.waiting,
    /** Tells colleagues, then opens the telephone. */
    call: (donor: DonorToCall) => void call(donor),
    /** Asks whether the user calls instead of a colleague. */
    takeOver: (donor: DonorToCall) => onAsk(donor, "takeOver"),
    /** Saves an outcome, or opens the dialog that it needs. */
    settle(donor: DonorToCall, outcome: CallOutcome) {
      if (outcome === "coming" || outcome === "noAnswer") void save.run(donor, outcome);
      else onAsk(donor, outcome);
    },
    /** @returns the address of a WhatsApp message; null without a mobile */
    whatsApp({ mobile }: DonorToCall): string | null {
      const href = mobile && whatsAppHref(mobile);
      const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
      return href && `${href}?text=${encodeURIComponent(texts.whatsAppText(name, choice.day))}`;
    },
  };
}

/** Opens the telephone with a number. */
function dial(href: string | null): void {
  if (href) Object.assign(document.createElement("a"), { href }).click();
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
