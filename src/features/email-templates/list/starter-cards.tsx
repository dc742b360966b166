import { useId } from "react";
import { STARTERS } from "../../../domain/email-template/starters";
import { tw } from "../../../ui/tw";
import { StarterSketch } from "./starter-sketch";
import { texts } from "./texts";

const card = tw`group flex w-full min-w-0 flex-col items-stretch gap-3 rounded-lg border border-line bg-surface p-3 text-start transition hover:border-line-control narrow:flex-row narrow:items-center narrow:gap-4 narrow:rounded-none narrow:border-0 narrow:px-4`;
const list = tw`grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3 medium:grid-cols-3 narrow:grid-cols-1 narrow:gap-0 narrow:overflow-hidden narrow:rounded-lg narrow:border narrow:border-line narrow:bg-surface [&>li+li]:narrow:border-t`;

/** The mails that associations write most, each a press away. */
export function StarterCards({ onChoose }: { onChoose: (starterId: string) => void }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={tw`grid gap-3 print:hidden`}>
      <h2 id={heading} className={tw`text-lead tracking-snug`}>
        {texts.starters}
      </h2>
      <ul className={list}>
        {STARTERS.map(({ id, name, purpose }) => (
          <li key={id} className={tw`grid min-w-0`}>
            <button type="button" aria-haspopup="dialog" className={card} onClick={() => onChoose(id)}>
              <span className={tw`block flex-none rounded-in border border-line narrow:w-12`}>
                <StarterSketch id={id} />
              </span>
              <span className={tw`grid min-w-0`}>
                <span className={tw`font-strong text-ink break-words`}>{name}</span>
                <span className={tw`text-label text-muted`}>{purpose}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
