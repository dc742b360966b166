import type { ReactNode } from "react";
import { addressOf } from "../../../shared/navigation";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import { importerPlace, type ImportStep } from "./places";
import { Stepper } from "./stepper";
import { texts } from "./texts";

interface ImporterHeadProps {
  /** Null where it is none of the four: an import that runs, or has run. */
  step: ImportStep | null;
  title: string;
  lead?: ReactNode;
  file?: string | undefined;
  actions?: ReactNode;
}

/** The head of each of the importer's screens: where it stands, what it is for, and the steps. */
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
