import { useRef, useState } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { serverSentence, type ApiError } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Purpose } from "../../../domain/email-template/document";
import { isRecord, ownValue } from "../../../domain/values";
import { useAreaLocation } from "../../../shared/navigation";
import { templateQuery } from "../template";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { sendingPlace, sendingsPlace } from "./places";
import { sendingAnswer, sendingsQuery, type Sending } from "./read-sendings";
import type { Recipients } from "./recipients";
import { recentOf } from "./repeats";
import { unfitTexts } from "../unfit-texts";
import { texts } from "./texts";

interface SendRequest {
  recipients: Recipients;
  purpose: Purpose;
  /** The number that was confirmed. */
  count: number;
  /** The version of the shown template; undefined if the server has none. */
  version: number | undefined;
  /** ISO instant; null for now. */
  at: string | null;
  /** Ids of the template's sendings that the page has shown to the user. */
  knownSendings: ReadonlySet<string>;
}

/** The reason why nothing was sent. */
interface SendFailure {
  message: string;
  /** Problems of the mail, in sentences. */
  unfit: readonly string[];
  /** The recipients or the mail have changed since the user confirmed. */
  changed: boolean;
}

/** Sends a template once, and opens the page of the sending. If the user has left by then, a toast shows a failure. */
export function useSend(templateId: string) {
  const { navigate } = useAreaLocation();
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const readSendings = useReread(sendingsQuery(templateId));
  const readTemplate = useReread(templateQuery(templateId));
  /** Running and recent sendings that weren't known when the user pressed. */
  const [unexpected, setUnexpected] = useState<readonly Sending[]>([]);
  /** True from the press on: the list of sendings is read before the write. */
  const [starting, setStarting] = useState(false);
  const running = useRef(false);
  const isStillOpen = useStillOpen();
  const { write, writing } = useMutation({
    request: ({ recipients, purpose, count, at, version }: SendRequest) => ({
      path: pageEndpoints.sendEmailTemplate(templateId),
      method: "POST",
      body: { ...recipients, purpose, count, at, ...(version !== undefined && { version }) },
    }),
    reads: (body): string => parseResponse(sendingAnswer, body).sending._id,
    invalidates: () => affectedReads.emailTemplate(templateId),
  });
  const fail = (next: SendFailure) => {
    if (isStillOpen([next.message, next.unfit.join(" ")].filter(Boolean).join(": "))) setFailure(next);
  };
  const sendOnce = async (request: SendRequest) => {
    setFailure(null);
    const before = await readSendings();
    if (!before.ok) return fail({ message: texts.notSent(before.error.message), unfit: [], changed: false });
    const unknown = recentOf(before.data.sendings, Date.now()).filter(({ _id }) => !request.knownSendings.has(_id));
    if (unknown.length > 0) {
      setUnexpected(unknown);
      return fail({ message: texts.sentElsewhere, unfit: [], changed: true });
    }
    const outcome = await write(request);
    if (!outcome.ok) {
      const refusal = failureOf(outcome.error);
      // shows the current mail before the user confirms again
      if (refusal.changed) await readTemplate();
      return fail(refusal);
    }
    if (!isStillOpen(null)) return;
    const id = outcome.data;
    navigate(id ? sendingPlace(templateId, id) : sendingsPlace(templateId), { replace: true });
  };
  return {
    sending: starting || writing,
    failure,
    unexpected,
    reset() {
      setFailure(null);
      setUnexpected([]);
    },
    async send(request: SendRequest) {
      // a second press before the response would be another sending
      if (running.current) return;
      running.current = true;
      setStarting(true);
      await sendOnce(request).finally(() => {
        running.current = false;
        setStarting(false);
      });
    },
  };
}

function failureOf(error: ApiError): SendFailure {
  const { status, body, message, kind } = error;
  if (kind === "unclear") return { message: texts.unclear + serverSentence(error), unfit: [], changed: false };
  const answer = isRecord(body) ? body : {};
  if (status === 409 && answer.code === "alreadySending")
    return { message: texts.alreadySending, unfit: [], changed: true };
  if (status === 409 && answer.code === "version") return { message: texts.otherVersion, unfit: [], changed: true };
  const receiving = status === 409 && answer.code === "count" ? Number(answer.receiving) : NaN;
  if (Number.isInteger(receiving)) return { message: texts.changed(receiving), unfit: [], changed: true };
  const problems = Array.isArray(answer.error) ? answer.error.filter(isRecord) : [];
  if (problems.some(({ param }) => param === "at")) return { message: texts.wrongMoment, unfit: [], changed: false };
  const codes = problems.map(({ code }) => String(code));
  const unfit = codes.flatMap((code) => ownValue(unfitTexts, code) ?? []);
  return { message: unfit.length > 0 ? texts.unfit : texts.notSent(message), unfit, changed: false };
}
