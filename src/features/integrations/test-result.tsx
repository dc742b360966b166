import type { Provider } from "../../domain/integrations/provider";
import { Banner } from "../../ui/messages/banner";
import { linkClass } from "../../ui/buttons/link";
import { cx, tw } from "../../ui/tw";
import { failureWords } from "./failure-words";
import { texts } from "./texts";
import type { TestOutcome } from "./use-test";

interface TestResultProps {
  provider: Provider;
  outcome: TestOutcome | null;
}

/** What a test has come to: our words, and the provider's own folded below. The region stands before them. */
export const TestResult = ({ provider, outcome }: TestResultProps) => (
  <div role="status" className={tw`empty:hidden`}>
    {outcome && <Told provider={provider} outcome={outcome} />}
  </div>
);

function Told({ provider, outcome }: { provider: Provider; outcome: TestOutcome }) {
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
        {sent ? texts.testSentHint(to) : failureWords(provider, code, values)}
        {sent && unsaved && ` ${texts.testSentUnsaved}`}
      </p>
      {answer && <Answer name={provider.name} answer={answer} />}
    </Banner>
  );
}

function Answer({ name, answer }: { name: string; answer: string }) {
  return (
    <details className={tw`mt-1`}>
      <summary className={cx(linkClass(), tw`inline-block cursor-pointer py-0.5 text-label coarse:py-2.5`)}>
        {texts.answerOf(name)}
      </summary>
      <code className={tw`mt-1 block font-mono text-label break-anywhere`}>{answer}</code>
    </details>
  );
}
