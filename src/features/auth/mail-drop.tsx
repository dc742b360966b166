import { DROP } from "../../ui/icons/marks";
import { tw } from "../../ui/tw";

/** An envelope with the drop on it, and rings around it as on water. */
export function MailDrop() {
  return (
    <svg viewBox="-4 -14 128 150" aria-hidden className={tw`mx-auto w-[98px] h-[115px]`}>
      {[5.4, 4.6].map((scale) => (
        <path
          key={scale}
          className={tw`fill-none stroke-line-input`}
          d={DROP}
          transform={`translate(${60 - 10 * scale} ${66 - 14 * scale}) scale(${scale})`}
          strokeWidth={1 / scale}
          opacity={scale / 6}
        />
      ))}
      <rect
        className={tw`fill-surface stroke-neutral-solid`}
        x="28"
        y="52"
        width="64"
        height="46"
        rx="6"
        strokeWidth="2"
      />
      <path
        className={tw`fill-none stroke-neutral-solid`}
        d="m30 56 30 22 30-22"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path className={tw`fill-accent-mark`} d={DROP} transform="translate(53.5 70) scale(0.65)" />
    </svg>
  );
}
