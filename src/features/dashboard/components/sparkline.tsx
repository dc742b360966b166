import { tw } from "../../../ui/tw";

const WIDTH = 64;
const HEIGHT = 24;
const MARGIN = 3;

/** The shape of a series, without figures: it stands beside the figure it ends in. */
export function Sparkline({ values }: { values: number[] }) {
  if (values.length < 3) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = MARGIN + (index / (values.length - 1)) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const line = `M${points.map((point) => point.join(" ")).join("L")}`;
  const [endX, endY] = points.at(-1) ?? ["0", "0"];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className={tw`ml-auto h-6 w-16 narrow:w-12 text-neutral-solid`}
    >
      <path d={`${line}L${endX} ${HEIGHT}L${MARGIN} ${HEIGHT}Z`} className={tw`fill-current opacity-10`} />
      <path d={line} className={tw`fill-none stroke-current`} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={endX} cy={endY} r="2.2" className={tw`fill-accent-mark forced:fill-current`} />
    </svg>
  );
}
