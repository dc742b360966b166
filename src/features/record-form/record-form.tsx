import { useMemo, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { PageHeader } from "../../ui/page-header";
import { tw } from "../../ui/tw";
import { ErrorSummary } from "./error-summary";
import { MergedNotice } from "./merged-notice";
import { RecordFormContext } from "./record-form-context";
import { RestoredNotice } from "./restored-notice";
import { SaveBar } from "./save-bar";
import type { RecordFormState } from "./use-record-form";

interface RecordFormProps {
  state: RecordFormState;
  title: string;
  lead?: string;
  /** On the one button that saves. */
  saveLabel: string;
  /** After a conflict both versions stand beside each other; else what was typed is kept, with a way to take the record's. */
  sideBySide?: boolean;
  /** The sections, with a {@link RecordField} for each of the form's fields. */
  children: ReactNode;
}

/** The page of a form: heading, what there is to say of it, its sections, and the bar that saves. Brings its own padding. */
export function RecordForm({ state, title, lead, saveLabel, sideBySide = false, children }: RecordFormProps) {
  const { form, fields, words, locked, failure, merged } = state;
  const { errors, isDirty, isSubmitted, isSubmitting } = form.formState;
  const wrong = isSubmitted ? Object.keys(fields).filter((name) => errors[name]) : [];
  const context = useMemo(() => ({ fields, locked }), [fields, locked]);
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void state.submit(event)} noValidate className={tw`flex flex-1 flex-col`}>
        <div
          className={tw`mx-auto grid w-full max-w-form flex-1 content-start gap-6 p-pad pb-end [&_input]:[scroll-margin-block:96px]`}
        >
          <PageHeader title={title} lead={lead} />
          {state.restored && <RestoredNotice hint={words.restoredHint} onStartOver={state.startOver} />}
          {merged && <MergedNotice {...{ fields, merged, sideBySide }} all={words.mergedAll} onChoose={state.choose} />}
          <ErrorSummary fields={fields} wrong={wrong} words={words} />
          <RecordFormContext value={context}>{children}</RecordFormContext>
        </div>
        <SaveBar
          label={saveLabel}
          dirty={isDirty}
          saving={isSubmitting}
          failure={failure}
          conflictHint={words.conflictHint}
          onLoadNew={() => void state.loadNew()}
          loadingNew={state.loadingNew}
        />
      </form>
    </FormProvider>
  );
}
