import { POINT, type TextLine } from "../../../domain/sheets/text-block";
import { tw } from "../../../ui/tw";

/** An SVG that shows paper: black on white, in both themes. */
export const paperClass = tw`w-full border border-line-control bg-[#fff] font-[Arial,sans-serif] forced:[forced-color-adjust:none]`;

/** Lines of text as they are printed, in an SVG whose unit is a millimetre. */
export const PlacedText = ({ lines }: { lines: readonly TextLine[] }) =>
  lines.map(({ text, bold, size, x, y }, at) => (
    <text key={at} x={x} y={y} fontSize={size * POINT} fontWeight={bold ? "bold" : "normal"}>
      {text}
    </text>
  ));
