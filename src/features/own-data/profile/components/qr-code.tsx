import { encode } from "uqr";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

/** The white margin around a code, in modules: without it readers don't find the code. */
const QUIET_ZONE = 4;

/** The QR code of a card number, for readers: black on white in both themes, and large enough. */
export function QrCode({ number }: { number: string }) {
  const { size, data } = encode(number, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      role="img"
      aria-label={texts.code(number)}
      shapeRendering="crispEdges"
      className={tw`print-exact block aspect-square w-[184px] max-w-full rounded border bg-[#fff] forced:[forced-color-adjust:none]`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
