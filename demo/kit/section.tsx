import type { ReactNode } from "react";
import { tw } from "../../src/ui/tw";

export interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A section of the kit's page. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={tw`grid gap-4 pb-7 border-b grid-cols-[minmax(0,1fr)]`} aria-label={title}>
      <header className={tw`grid gap-0.5`}>
        <h2 className={tw`text-lead tracking-snug`}>{title}</h2>
        {note && <p className={tw`text-label text-faint`}>{note}</p>}
      </header>
      <div className={tw`grid gap-3 grid-cols-[minmax(0,1fr)]`}>{children}</div>
    </section>
  );
}

/** A row of samples with a label. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={tw`grid grid-cols-[88px_minmax(0,1fr)] narrow:grid-cols-1 items-center gap-3 narrow:gap-1.5`}>
      <span className={tw`text-caption text-faint`}>{label}</span>
      <div className={tw`flex flex-wrap items-center gap-2 min-w-0`}>{children}</div>
    </div>
  );
}

/** Samples side by side, if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <div className={tw`grid gap-4 items-start grid-cols-[repeat(auto-fit,minmax(min(330px,100%),1fr))]`}>
      {children}
    </div>
  );
}
