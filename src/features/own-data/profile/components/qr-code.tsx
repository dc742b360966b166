import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

/** The QR code of a card number, for readers: black on white in both themes, and large enough. */
export function QrCode({ number }: { number: string }) {
  const { size, path } = cardCode(number);
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
