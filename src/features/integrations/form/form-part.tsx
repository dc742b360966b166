import { useId, type ReactNode } from "react";
import { tw } from "../../../ui/tw";

interface FormPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A part of a provider's form: its title and hint beside the fields where there is room. */
export function FormPart({ title, hint, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={tw`grid gap-x-8 gap-y-4 border-t border-line px-6 py-6 first:border-0 narrow:px-4 narrow:py-5 w700:grid-cols-[180px_minmax(0,1fr)]`}
    >
      <div className={tw`grid content-start gap-1`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      <div className={tw`grid min-w-0 grid-cols-2 content-start gap-4 narrow:grid-cols-1`}>{children}</div>
    </section>
  );
}
