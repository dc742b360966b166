import { useMemo, useRef, type ReactNode, type RefObject } from "react";
import { FormProvider } from "react-hook-form";
import { PageHeader } from "../../ui/page-header";
import { cx, tw } from "../../ui/tw";
import { ErrorSummary } from "./error-summary";
import { LeaveDialog } from "./leave-dialog";
import { MergedNotice } from "./merged-notice";
import { RecordFormContext } from "./record-form-context";
import { RestoredNotice } from "./restored-notice";
import { SaveBar } from "./save-bar";
import type { RecordFormState, SaveWay } from "./record-form-options";
import { useSaveKey } from "./use-save-key";

interface RecordFormProps {
  state: RecordFormState;
  title: string;
  lead?: string;
  /** On the one button that saves. */
  saveLabel: string;
  /** As wide as the shell's page, whose padding it takes for its bar; else a column that brings its own. */
  wide?: boolean;
  /** After a conflict both versions stand beside each other; else what was typed is kept, with a way to take the record's. */
  sideBySide?: boolean;
  /** What there is to say before the sections. */
  notices?: ReactNode;
  /** In the bar, before the button that saves. */
  otherActions?: ReactNode;
  /** Another button that saves, and then does something else. */
  otherSave?: ReactNode;
  /** Before the heading. */
  progress?: ReactNode;
  /** In the bar, where else it says that something isn't saved. */
  note?: ReactNode;
  /** What Ctrl+S does after a save; without it the key is the page's. */
  saveKeyWay?: SaveWay;
  /** The form is filled in by steps: what its button does in this one, and what it found wrong there. */
  step?: FormStep | undefined;
  /** The sections, with a {@link RecordField} for each of the form's fields. */
  children: ReactNode;
}

/** A step of a form that isn't the last. */
export interface FormStep {
  next: () => void;
  /** The names of its fields that hold somebody up. */
  wrong: readonly string[];
  /** Counts the presses that found something wrong. */
  attempt: number;
  /** How many stop it, in words. */
  words: (count: number) => string;
}

const column = tw`mx-auto w-full max-w-form p-pad pb-end flex-1`;
const insideShell = tw`px-pad pb-end`;

/** The page of a form: heading, what there is to say of it, its sections, and the bar that saves. */
export function RecordForm(props: RecordFormProps) {
  const {
    state,
    title,
    lead,
    saveLabel,
    wide = false,
    sideBySide = false,
    notices,
    otherActions,
    otherSave,
    progress,
    note,
    saveKeyWay,
    step,
    children,
  } = props;
  const box = useRef<HTMLFormElement>(null);
  const { form, fields, words, locked, failure, merged, openers, finishers, setFocus } = state;
  const { errors, isDirty, isSubmitted, isSubmitting, submitCount } = form.formState;
  const sent = isSubmitted ? Object.keys(fields).filter((name) => errors[name]) : [];
  const wrong = sent.length > 0 ? sent : (step?.wrong ?? []);
  const context = useMemo(() => ({ fields, locked, openers, finishers }), [fields, locked, openers, finishers]);
  return (
    <FormProvider {...form}>
      {saveKeyWay && <SaveKey {...{ state, inside: box, way: saveKeyWay }} />}
      <form
        ref={box}
        onSubmit={(event) => {
          if (!step) return void state.submit(event);
          event.preventDefault();
          step.next();
        }}
        noValidate
        className={cx(
          tw`flex flex-1 flex-col`,
          wide && tw`[margin-inline:calc(var(--gds-pad)*-1)] [margin-block-end:calc(var(--gds-space-7)*-1)]`,
        )}
      >
        <div
          className={cx(
            tw`grid grid-cols-[minmax(0,1fr)] content-start gap-6 [&_input]:[scroll-margin-block:96px]`,
            wide ? insideShell : column,
          )}
        >
          {progress}
          <PageHeader title={title} lead={lead} />
          {state.restored && <RestoredNotice hint={words.restoredHint} onStartOver={state.startOver} />}
          {merged && <MergedNotice {...{ fields, merged, sideBySide }} all={words.mergedAll} onChoose={state.choose} />}
          {notices}
          <ErrorSummary
            {...{ fields, wrong, setFocus }}
            words={sent.length === 0 && step ? { ...words, wrong: step.words } : words}
            attempt={submitCount + (step?.attempt ?? 0)}
          />
          <RecordFormContext value={context}>{children}</RecordFormContext>
        </div>
        <SaveBar
          label={saveLabel}
          wide={wide}
          otherActions={otherActions}
          otherSave={otherSave}
          dirty={isDirty && !progress}
          onward={step !== undefined}
          note={note}
          saving={isSubmitting}
          failure={failure}
          conflictHint={words.conflictHint}
          onLoadNew={() => void state.loadNew()}
          loadingNew={state.loadingNew}
        />
      </form>
      <LeaveDialog leaving={state.leaving} saving={isSubmitting} onDiscard={state.forget} />
    </FormProvider>
  );
}

interface SaveKeyProps {
  state: RecordFormState;
  inside: RefObject<HTMLElement | null>;
  way: SaveWay;
}

/** Ctrl+S, while nothing is being saved. */
function SaveKey({ state, inside, way }: SaveKeyProps) {
  const { isSubmitting } = state.form.formState;
  useSaveKey(inside, () => {
    if (!isSubmitting) void state.submit(undefined, way);
  });
  return null;
}
