import type { Section } from "../../../api/readers/settings";
import { useCan } from "../../../api/react/ability";
import { awardsFromWire, type WireAwards } from "../../../domain/settings/wire";
import { ErrorState } from "../../../ui/messages/error-state";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { AwardsForm } from "./awards-form";
import { ReadOnlyAwards } from "./read-only-awards";
import { awardsAnswer } from "./read-awards";
import { texts } from "./texts";

/** By which steps the association honours its donors. */
export const AwardsTab = () => (
  <SectionTab answer={awardsAnswer} lead={texts.lead} failed={texts.failed}>
    {(section) => <Awards {...section} />}
  </SectionTab>
);

function Awards({ version, values }: Section<WireAwards>) {
  const can = useCan();
  const writer = useSectionWriter("awards", awardsAnswer, texts.saved);
  const allowed = can("update", "Settings");
  if (values.tiers.length === 0) return <ErrorState title={texts.unreadable}>{texts.unreadableHint}</ErrorState>;
  return version !== null && allowed ? (
    <AwardsForm section={{ version, values }} writer={writer} />
  ) : (
    <ReadOnlyAwards settings={awardsFromWire(values)} fixed={allowed} />
  );
}
