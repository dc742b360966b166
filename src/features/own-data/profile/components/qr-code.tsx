import { encode } from "uqr";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

/** Modules of white around a code, without which readers don't find it. */
const QUIET = 4;

/** A card's number to be read from the screen: black on white in both themes, never smaller than readers need. */
export function QrCode({ number }: { number: string }) {
  const { size, data } = encode(number, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={texts.code(number)}
      shapeRendering="crispEdges"
      className={tw`print-exact block size-[184px] rounded border bg-[#fff] forced:[forced-color-adjust:none]`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
