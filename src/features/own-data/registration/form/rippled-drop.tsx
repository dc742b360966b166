import { DROP } from "../../../../ui/icons/marks";
import { tw } from "../../../../ui/tw";

const RINGS = [
  { at: "40 31", scale: 3, opacity: 0.75 },
  { at: "31.5 16.55", scale: 3.85, opacity: 0.51 },
  { at: "23 2.1", scale: 4.7, opacity: 0.27 },
];

/** A drop with a tick, and rings around it as on water. */
export function RippledDrop() {
  return (
    <svg viewBox="0 0 140 140" className={tw`size-[132px]`} aria-hidden>
      {RINGS.map(({ at, scale, opacity }) => (
        <path
          key={scale}
          className={tw`fill-none stroke-line-input`}
          d={DROP}
          transform={`translate(${at}) scale(${scale})`}
          strokeWidth={1 / scale}
          opacity={opacity}
        />
      ))}
      <path className={tw`fill-accent`} d={DROP} transform="translate(48 44.6) scale(2.2)" />
      <path
        className={tw`fill-none stroke-on-accent`}
        d="m61 83 6.5 6.5L80 76"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
