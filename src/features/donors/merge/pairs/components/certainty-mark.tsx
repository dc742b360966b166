import { CERTAINTIES, type Certainty } from "../../../../../domain/donor/duplicates";
import { tw } from "../../../../../ui/tw";
import { texts } from "../texts";

/** How certain it is that two records are of one person: a word, and bars as for a signal. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  const filled = CERTAINTIES.length - CERTAINTIES.indexOf(certainty);
  return (
    <span className={tw`inline-flex items-center gap-2 whitespace-nowrap`}>
      <svg viewBox="0 0 16 16" aria-hidden className={tw`h-4 w-4 flex-none`}>
        {CERTAINTIES.map((name, at) => (
          <rect
            key={name}
            x={1 + at * 5}
            y={10 - at * 4}
            width="3.6"
            height={5 + at * 4}
            rx="1"
            fill={at < filled ? "currentColor" : "none"}
            stroke="currentColor"
          />
        ))}
      </svg>
      {texts.certainty[certainty]}
    </span>
  );
}
