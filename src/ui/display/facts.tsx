import type { ReactNode } from "react";
import { tw } from "../tw";

/** A list of labels and values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl
    className={tw`grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 narrow:grid-cols-1 narrow:gap-y-0.5`}
  >
    {children}
  </dl>
);

/** One line of {@link Facts}. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className={tw`pt-px text-label text-faint narrow:mt-1.5`}>{label}</dt>
    <dd className={tw`min-w-0 break-anywhere`}>{children}</dd>
  </>
);
