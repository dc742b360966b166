import { CAP_HEIGHT, POINT, type TextLine } from "../../../domain/sheets/text-block";
import { cx, tw } from "../../../ui/tw";

export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Paper: black on white, in both themes. */
export const paperClass = tw`relative overflow-hidden border border-line-control bg-[#fff] text-[#000] forced:[forced-color-adjust:none]`;

interface PlacedTextProps {
  lines: readonly TextLine[];
  /** In mm. */
  width: number;
  height: number;
}

/** Lines of text as they are printed, on a place of any size on the screen. */
export const PlacedText = ({ lines, width, height }: PlacedTextProps) => (
  <span
    aria-hidden
    className={tw`pointer-events-none relative block h-full [container-type:inline-size] font-[Arial,sans-serif]`}
  >
    {lines.map(({ text, bold, size, x, y }, at) => (
      <span
        key={at}
        className={cx(tw`absolute whitespace-pre leading-none`, bold && tw`font-strong`)}
        style={{
          left: percent(x, width),
          // with this line height, the baseline is below the middle by half a capital letter
          top: percent(y - (CAP_HEIGHT / 2 + 0.5) * size * POINT, height),
          fontSize: `${((size * POINT) / width) * 100}cqw`,
        }}
      >
        {text}
      </span>
    ))}
  </span>
);
