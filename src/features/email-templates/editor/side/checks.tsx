import { CircleCheck, OctagonX, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { checkDocument, type Check } from "../../../../domain/email-template/checks";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { useAct, useEditing } from "../state/editor-context";
import { checkTexts } from "./check-texts";

const kilobytes = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 0 });

export function Checks({ headed = true }: { headed?: boolean }) {
  const { document } = useEditing();
  // computing the weight writes the whole mail: typing doesn't wait for it
  const weighed = useDeferredValue(document);
  const { checks, bytes } = useMemo(() => checkDocument(weighed), [weighed]);
  const found = checks.filter(({ result }) => result !== "passed");
  return (
    <section aria-label={checkTexts.title} className={tw`grid gap-2`}>
      {headed && <h2 className={tw`text-lead`}>{checkTexts.title}</h2>}
      <div role="status">
        {found.length === 0 && (
          <p className={tw`flex gap-1.5 text-label text-success-text`}>
            <Icon of={CircleCheck} size={16} className={tw`mt-px`} />
            {checkTexts.passed}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className={tw`grid gap-1`}>
          {found.map((check) => (
            <FoundCheck key={check.name} check={check} />
          ))}
        </ul>
      )}
      <p className={tw`text-label text-faint`}>{checkTexts.weight(kilobytes.format(bytes / 1_000))}</p>
    </section>
  );
}

function FoundCheck({ check: { name, result, blocks } }: { check: Check }) {
  const act = useAct();
  const [first] = blocks;
  const text = checkTexts.found[name](blocks.length);
  const look = (
    <>
      <Icon
        of={result === "stops" ? OctagonX : TriangleAlert}
        size={16}
        className={result === "stops" ? tw`mt-0.5 text-danger-text` : tw`mt-0.5 text-warn-text`}
      />
      <span className={tw`min-w-0`}>
        {text}
        <span className={tw`sr-only`}>{` ${checkTexts[result]}`}</span>
      </span>
    </>
  );
  if (first === undefined) return <li className={tw`flex gap-2 py-1 text-label`}>{look}</li>;
  return (
    <li>
      <button
        type="button"
        className={tw`hit flex w-full gap-2 rounded py-1 text-left text-label underline decoration-line-control hover:bg-hover`}
        onClick={() => act({ type: "select", id: first, focus: true })}
      >
        {look}
      </button>
    </li>
  );
}
