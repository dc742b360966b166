import { Pencil } from "lucide-react";
import { useSection } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { ReasonLine } from "./reason-line";
import { editedReasonsAnswer } from "./reason-draft";
import { Section } from "./rule-sections";
import { texts } from "./texts";

/** The number of ready-made reasons for a suspension, and a button that opens them. */
export function Suspensions({ onOpen }: { onOpen: () => void }) {
  const reasons = useSection(editedReasonsAnswer)?.values.reasons;
  return (
    <Section name="suspensions" more={texts.reasons.hint(reasons?.length ?? null)}>
      <Button icon={Pencil} onClick={onOpen} className={tw`justify-self-start`}>
        {texts.reasons.open}
      </Button>
    </Section>
  );
}

/** The ready-made reasons for a suspension, read-only. */
export function ReadOnlySuspensions() {
  const reasons = useSection(editedReasonsAnswer)?.values.reasons ?? [];
  return (
    <Section name="suspensions">
      <ul className={tw`grid divide-y`}>
        {reasons.map((reason, nth) => (
          <li key={nth} className={tw`flex py-2 first:pt-0`}>
            <ReasonLine reason={reason} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
