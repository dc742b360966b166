import { useId } from "react";
import { STARTERS } from "../../../domain/email-template/starters";
import { tw } from "../../../ui/tw";
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

const TONES = {
  title: tw`fill-faint`,
  line: tw`fill-line-control opacity-40`,
  button: tw`fill-accent-mark`,
  rose: tw`fill-accent-subtle`,
  teal: tw`fill-success-subtle`,
} as const;

/** A bar of the sketch: what it stands for, where it begins, how wide it is, and how high if not as usual. */
type Bar = readonly [tone: keyof typeof TONES, x: number, y: number, width: number, height?: number];

interface Sketch {
  bars: readonly Bar[];
  /** Where a drop hangs, from its tip. */
  drop?: readonly [x: number, y: number];
  /** The middle of a medal. */
  medal?: readonly [x: number, y: number];
}

const text = (y: number, first: number, second: number): Bar[] => [
  ["line", 24, y, first],
  ["line", 24, y + 12, second],
];

const SKETCHES: Readonly<Record<string, Sketch>> = {
  convocation: {
    drop: [33, 17],
    bars: [["title", 24, 54, 114], ...text(77, 145, 127), ["button", 24, 107, 70, 23]],
  },
  thanks: {
    drop: [96, 103],
    bars: [
      ["title", 58, 54, 76],
      ["line", 36, 77, 120],
      ["line", 48, 89, 96],
    ],
  },
  awards: {
    medal: [96, 62],
    bars: [
      ["title", 45, 94, 102],
      ["line", 36, 113, 120],
      ["line", 55, 125, 82],
    ],
  },
  birthday: { bars: [["rose", 24, 22, 144, 48], ["title", 24, 82, 89], ...text(104, 142, 111)] },
  suspension: { drop: [33, 17], bars: [["title", 24, 51, 95], ...text(74, 144, 79), ["teal", 24, 104, 144, 30]] },
  "first-donation": {
    drop: [33, 17],
    bars: [
      ["title", 24, 54, 130],
      ...[77, 95, 113].flatMap((y): Bar[] => [
        ["button", 24, y, 7],
        ["line", 40, y, 104],
      ]),
    ],
  },
};

const HEIGHTS = { title: 11, line: 6, button: 7, rose: 0, teal: 0 };

/** What a mail of a starter looks like from far away. */
function StarterSketch({ id }: { id: string }) {
  const { bars = [], drop, medal } = SKETCHES[id] ?? {};
  return (
    <svg viewBox="0 0 192 152" aria-hidden="true" className={tw`block w-full h-auto`}>
      {drop && (
        <path
          className={tw`fill-accent-mark`}
          transform={`translate(${drop[0]} ${drop[1]})`}
          d="M0 0C4 6 9 11 9 16A9 9 0 0 1-9 16C-9 11-4 6 0 0Z"
        />
      )}
      {medal && (
        <circle cx={medal[0]} cy={medal[1]} r={18} className={tw`fill-none stroke-warn-text`} strokeWidth={4} />
      )}
      {bars.map(([tone, x, y, width, height = HEIGHTS[tone]]) => (
        <rect key={`${x} ${y}`} className={TONES[tone]} x={x} y={y} width={width} height={height} rx={3} />
      ))}
    </svg>
  );
}
