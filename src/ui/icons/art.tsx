import { tw } from "../tw";
import { Drawing } from "./drawing";

const accent = tw`stroke-accent-text`;
const accentFilled = tw`stroke-accent-text fill-surface`;

/** The drawings of empty and error states. */
export const art = {
  /** An empty list. */
  list: (
    <Drawing>
      <rect x="18" y="10" width="96" height="62" rx="8" />
      <path d="M18 28h96M30 19h18" />
      <path d="M30 41h34M30 56h48" strokeDasharray="2 5" />
      <path className={accentFilled} d="M100 36s-8 9-8 14.6a8 8 0 0 0 16 0C108 45 100 36 100 36Z" />
    </Drawing>
  ),
  /** A lens that found nothing. */
  find: (
    <Drawing>
      <path d="M58 12S36 36 36 52a22 22 0 0 0 44 0C80 36 58 12 58 12Z" strokeDasharray="3 6" />
      <circle className={accentFilled} cx="84" cy="46" r="16" />
      <path className={accent} d="m96 58 12 12" />
    </Drawing>
  ),
  /** A broken drop. */
  broken: (
    <Drawing>
      <path d="M66 8S42 34 42 52a24 24 0 0 0 12 20.8M66 8s24 26 24 44a24 24 0 0 1-24 24" />
      <path className={accent} d="m66 8-4 18 9 9-10 11 7 9-8 12 6 9" />
    </Drawing>
  ),
} as const;

export type Art = keyof typeof art;
