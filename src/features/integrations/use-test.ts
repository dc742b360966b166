import { useState } from "react";
import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { flag, one, record, text, ifTold } from "../../api/read";
import { parseAnswer } from "../../api/schema";
import { useUser } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { type TypedSecrets, redact } from "../../domain/integrations/check-values";
import type { Provider, ProviderValues } from "../../domain/integrations/provider";
import { UNCLEAR_ERROR } from "../../domain/texts";

const resultAnswer = one(
  "result",
  record({ sent: flag(false), code: ifTold(text(null)), answer: ifTold(text(null)) }),
  (body) => "sent" in body,
);

/** What a test has come to; what others wrote is without secrets here. */
export type TestOutcome =
  | {
      kind: "answered";
      sent: boolean;
      code: string | null;
      answer: string | null;
      to: string;
      values: ProviderValues;
      unsaved: boolean;
    }
  | { kind: "failed"; message: string };

/** What is typed and not saved. */
export interface Typed {
  values: ProviderValues;
  secrets: TypedSecrets;
}

/**
 * Has a provider mail a line to whoever asks for it.
 * @returns how to, whether it is under way, and what it has come to; `to` is null for who has no address
 */
export function useTest(provider: Provider, saved: ProviderValues) {
  const to = useUser()?.email || null;
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const { write, writing } = useMutation<Partial<Typed>, ReturnType<typeof resultAnswer>["result"]>({
    request: (typed) => ({ path: endpoints.testIntegration(provider.id), method: "POST", body: { to, ...typed } }),
    reads: (body) => parseAnswer(resultAnswer, body).result,
    // of a test of what is typed the server keeps nothing
    invalidates: (typed) => (typed.values ? [] : affectedReads.integrations()),
  });
  /** @param typed null: what is saved is tested */
  const send = async (typed: Typed | null) => {
    if (to === null) return;
    setOutcome(null);
    const secrets = Object.values(typed?.secrets ?? {});
    const done = await write(typed ?? {});
    if (!done.ok) return setOutcome({ kind: "failed", message: redact(done.error.message, secrets) });
    if (!done.data) return setOutcome({ kind: "failed", message: UNCLEAR_ERROR });
    const { sent, code, answer } = done.data;
    const words = answer && redact(answer, secrets);
    setOutcome({
      ...{ kind: "answered", sent, code, answer: words, to },
      ...{ values: typed?.values ?? saved, unsaved: typed !== null },
    });
  };
  return {
    to,
    send,
    testing: writing,
    outcome,
    forget: () => setOutcome(null),
    possible: to !== null,
  };
}
