import { useState } from "react";
import { affectedReads } from "../../api/writes/affected-reads";
import { pageEndpoints } from "../../api/page-endpoints";
import { flag, one, record, text, optional } from "../../api/readers/read";
import { parseResponse } from "../../api/readers/parse-response";
import { useUser } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { type TypedSecrets, redact } from "../../domain/integrations/check-values";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { Banner } from "../../ui/messages/banner";
import { linkClass } from "../../ui/buttons/link";
import { cx, tw } from "../../ui/tw";
import { failureText } from "./failure-texts";
import { texts } from "./texts";
import type { Provider, ProviderValues } from "../../domain/integrations/provider";

const resultAnswer = one(
  "result",
  record({ sent: flag(false), code: optional(text(null)), answer: optional(text(null)) }),
  (body) => "sent" in body,
);

/** The result of a test. It contains no secrets. */
type TestOutcome =
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

/** The values and secrets that the user typed. */
export interface Typed {
  values: ProviderValues;
  secrets: TypedSecrets;
}

/** Sends a test mail with a provider to the user. `to` is null for a user without an address. */
export function useTest(provider: Provider, saved: ProviderValues) {
  const to = useUser()?.email || null;
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const { write, writing } = useMutation<Partial<Typed>, ReturnType<typeof resultAnswer>["result"]>({
    request: (typed) => ({ path: pageEndpoints.testIntegration(provider.id), method: "POST", body: { to, ...typed } }),
    reads: (body) => parseResponse(resultAnswer, body).result,
    // a test of typed values changes nothing on the server
    invalidates: (typed) => (typed.values ? [] : affectedReads.integrations()),
  });
  /** @param typed null to test the saved values */
  const send = async (typed: Typed | null) => {
    if (to === null) return;
    setOutcome(null);
    const secrets = Object.values(typed?.secrets ?? {});
    const done = await write(typed ?? {});
    if (!done.ok) return setOutcome({ kind: "failed", message: redact(done.error.message, secrets) });
    if (!done.data) return setOutcome({ kind: "failed", message: UNCLEAR_ERROR });
    const { sent, code, answer } = done.data;
    const redacted = answer && redact(answer, secrets);
    setOutcome({
      kind: "answered",
      sent,
      code,
      answer: redacted,
      to,
      values: typed?.values ?? saved,
      unsaved: typed !== null,
    });
  };
  return { to, send, testing: writing, outcome };
}

interface TestResultProps {
  provider: Provider;
  outcome: TestOutcome | null;
}

/** The result of a test. The provider's own response is collapsed below. */
export const TestResult = ({ provider, outcome }: TestResultProps) => (
  <div role="status" className={tw`empty:hidden`}>
    {outcome && <OutcomeBanner provider={provider} outcome={outcome} />}
  </div>
);

function OutcomeBanner({ provider, outcome }: { provider: Provider; outcome: TestOutcome }) {
  if (outcome.kind === "failed")
    return (
      <Banner tone="danger" title={texts.testFailed}>
        {outcome.message}
      </Banner>
    );
  const { sent, code, answer, to, values, unsaved } = outcome;
  return (
    <Banner tone={sent ? "success" : "danger"} title={sent ? texts.testSent : texts.testNotSent}>
      <p className={tw`break-anywhere`}>
        {sent ? texts.testSentHint(to) : failureText(provider, code, values)}
        {sent && unsaved && ` ${texts.testSentUnsaved}`}
      </p>
      {answer && <ProviderAnswer name={provider.name} answer={answer} />}
    </Banner>
  );
}

function ProviderAnswer({ name, answer }: { name: string; answer: string }) {
  return (
    <details className={tw`mt-1`}>
      <summary className={cx(linkClass(), tw`inline-block cursor-pointer py-0.5 text-label coarse:py-2.5`)}>
        {texts.answerOf(name)}
      </summary>
      <code className={tw`mt-1 block font-mono text-label break-anywhere`}>{answer}</code>
    </details>
  );
}
