import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { addressOf } from "../../../shared/navigation";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { PageHeader } from "../../../ui/page/page-header";
import { Icon } from "../../../ui/icons/icon";
import { tw, cx } from "../../../ui/tw";
import { importerPlace, type ImportStep, IMPORT_STEPS } from "./places";
import { texts } from "./texts";

interface ImporterHeadProps {
  /** Null on the page of an import of the server. */
  step: ImportStep | null;
  title: string;
  lead?: ReactNode;
  file?: string | undefined;
  actions?: ReactNode;
}

export function ImporterHead({ step, title, lead, file, actions }: ImporterHeadProps) {
  const crumbs = [
    { label: texts.settings, href: null },
    { label: texts.importer, href: addressOf(importerPlace({ step: "file" })) },
  ];
  return (
    <div className={tw`grid gap-5 narrow:gap-4`}>
      <PageHeader
        title={title}
        lead={lead}
        actions={actions}
        breadcrumb={file !== undefined && <Breadcrumb crumbs={[...crumbs, { label: file, href: null }]} />}
      />
      {step && <Stepper step={step} />}
    </div>
  );
}

const bar = tw`block h-[3px] w-full narrow:h-1`;
const bars = {
  done: tw`bg-neutral-solid`,
  now: tw`bg-accent-mark forced:bg-sys-highlight`,
  later: tw`bg-line-control`,
};
const dot = tw`grid size-5 flex-none place-items-center rounded-full text-caption font-strong forced:border forced:border-sys-text`;
const dots = {
  done: tw`bg-neutral-solid text-surface`,
  now: tw`bg-accent text-on-accent`,
  later: tw`border border-line-input text-muted`,
};
const name = tw`flex items-center gap-2 pt-2.5 text-label no-underline narrow:sr-only`;

/** Shows the four steps; finished ones are links. */
function Stepper({ step }: { step: ImportStep }) {
  const present = IMPORT_STEPS.indexOf(step);
  return (
    <ol aria-label={texts.steps} className={tw`grid grid-cols-4 gap-2 print:hidden`}>
      {IMPORT_STEPS.map((each, at) => {
        const state = at < present ? "done" : at === present ? "now" : "later";
        const label = (
          <>
            <span aria-hidden className={cx(dot, dots[state])}>
              {state === "done" ? <Icon of={Check} size={14} /> : at + 1}
            </span>
            <span>
              <span className={tw`sr-only`}>{texts.stepOf(at + 1, IMPORT_STEPS.length)} </span>
              {texts.names[each]}
              {state === "done" && <span className={tw`sr-only`}> {texts.done}</span>}
            </span>
          </>
        );
        return (
          <li key={each} aria-current={state === "now" ? "step" : undefined} className={tw`min-w-0`}>
            <span aria-hidden className={cx(bar, bars[state])} />
            {state === "done" ? (
              <a href={addressOf(importerPlace({ step: each }))} className={cx(name, tw`text-muted hover:underline`)}>
                {label}
              </a>
            ) : (
              <span className={cx(name, state === "now" ? tw`font-strong text-ink` : tw`text-muted`)}>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
