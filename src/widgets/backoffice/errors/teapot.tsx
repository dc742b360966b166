import { Drawing } from "../../../ui/icons/drawing";
import { tw } from "../../../ui/tw";

/** The symbol of status 418 (specification §2). */
export const Teapot = () => (
  <Drawing>
    <path d="M42 34c-6 7-9 13-9 19 0 14 14 22 33 22s33-8 33-22c0-6-3-12-9-19" />
    <path d="M38 34h56M48 34c2-9 9-13 18-13s16 4 18 13" />
    <circle cx="66" cy="17" r="4" />
    <path d="M34 60C22 58 21 42 12 38l7-4c10 5 12 11 17 12" />
    <path d="M97 42c9-6 20-2 20 8s-10 16-20 14" />
    <path className={tw`stroke-accent-text`} d="M58 8c-3-3 3-4 0-7M74 8c-3-3 3-4 0-7" />
  </Drawing>
);
