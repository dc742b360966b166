import { FILTER_EXAMPLES } from "../../../../domain/filter/examples";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import type { RecordKind } from "../../../../domain/record-kinds";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { builderTexts as texts } from "./builder-texts";

interface ExamplesProps {
  of: RecordKind;
  /** ISO day in Rome. */
  today: string;
  onChoose: (filter: FilterGroup) => void;
}

/** Three filters to begin with, as sentences: what a builder without rules offers. */
export const Examples = ({ of, today, onChoose }: ExamplesProps) => (
  <section aria-label={texts.examples} className={tw`grid justify-items-start gap-1`}>
    <h3 className={tw`text-label text-muted font-normal`}>{texts.examples}</h3>
    {FILTER_EXAMPLES[of].map((filter) => {
      const { text } = filterSentence(filter, { list: of, today });
      return (
        <Button
          key={text}
          small
          kind="quiet"
          onClick={() => onChoose(filter)}
          className={tw`!h-auto min-h-control-sm max-w-full py-1.5 text-left !whitespace-normal !leading-snug`}
        >
          {text}
        </Button>
      );
    })}
  </section>
);
