import { use, useMemo, useRef, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "../../ui/buttons/button";
import { PageHeader } from "../../ui/page/page-header";
import { cx, tw } from "../../ui/tw";
import { useCommandKey } from "../../ui/browser/use-command-key";
import { uiTexts } from "../../ui/texts";
import { ConflictDialog } from "./conflict/conflict-dialog";
import { texts } from "./texts";
import { ErrorSummary } from "./save/error-summary";
import { LeaveDialog } from "./leave-guard";
import { MergedNotice, NewerNotice, RestoredNotice } from "./notices";
import { RecordFormContext } from "./record-form-context";
import { SaveBar } from "./save/save-bar";
import type { FieldCatalogue } from "../../domain/fields/field";
import { FieldsSection } from "./fields/fields-section";
import { RecordField } from "./fields/record-field";
import type { RecordFormOptions, RecordFormState, SaveWay } from "./record-form-options";
import { useRecordForm } from "./use-record-form";

/** What a form shows beside its fields. */
interface RecordFormLook {
  /** Undefined if the page has its own heading. */
  title?: string;
  lead?: string | undefined;
  /** What the record is called in "Qualcuno ha modificato ...". */
  recordName?: string;
  /** Label of the save button; "Salva" by default. */
  saveLabel?: string;
  /** The form has its own padding; otherwise it is as wide as the shell's page. */
  column?: boolean;
  /** The form is part of a card, without padding, with its bar below it. */
  inset?: boolean;
  notices?: ReactNode;
  otherActions?: ReactNode;
  /** A second save button. */
  otherWay?: { way: SaveWay; label: string };
  progress?: ReactNode;
  /** Replaces "Modifiche non salvate" in the bar. */
  note?: ReactNode;
  saveKeyWay?: SaveWay;
  /** The current step of a form in steps. */
  step?: FormStep | undefined;
  /** There is nothing to save: the button is disabled. */
  unchanged?: boolean;
  /** The bar appears with the first change. */
  barWhenDirty?: boolean;
  /** What leaving loses, if no draft is kept. */
  leaveHint?: string;
  /** The children bring their own cards. */
  ownCards?: boolean;
  /** Beside the card of the sections, or below it. */
  aside?: ReactNode;
  /** The sections, with a {@link RecordField} for each field; by default one card with all fields. */
  children?: ReactNode;
}

/** A step of a form that isn't the last. */
interface FormStep {
  next: () => void;
  /** Names of the fields that stop the step. */
  wrong: readonly string[];
  /** Counts the presses that found something wrong. */
  attempt: number;
  words: (count: number) => string;
}

const columnClass = tw`mx-auto w-full max-w-form p-pad pb-end flex-1`;
const insideShell = tw`px-pad pb-end`;
const insetClass = tw`grid gap-4 [container:gds/inline-size]`;

/** The page of a form: heading, what there is to say of it, its sections, and the bar that saves. */
export function RecordFormFrame(props: RecordFormLook & { state: RecordFormState }) {
  const { state, title, lead, saveLabel = uiTexts.save, column = false, notices, otherActions, otherWay } = props;
  const { inset = false } = props;
  const {
    recordName = texts.record,
    progress,
    note,
    saveKeyWay = "leave",
    step,
    unchanged = false,
    barWhenDirty = false,
    ownCards = false,
    leaveHint,
    aside,
    children = <AllFields />,
  } = props;
  const box = useRef<HTMLFormElement>(null);
  const { form, fields, words, locked, failure, merged, openers, finishers, setFocus, leave } = state;
  const { errors, isDirty, isSubmitted, isSubmitting, submitCount } = form.formState;
  const sent = isSubmitted ? Object.keys(fields).filter((name) => errors[name]) : [];
  const wrong = sent.length > 0 ? sent : (step?.wrong ?? []);
  const context = useMemo(() => ({ fields, locked, openers, finishers }), [fields, locked, openers, finishers]);
  useCommandKey("s", box, () => {
    if (isSubmitting || unchanged) return;
    if (step) step.next();
    else void state.submit(undefined, saveKeyWay);
  });
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        onSubmit={(event) => {
          if (!step && !unchanged) return void state.submit(event);
          event.preventDefault();
          step?.next();
        }}
        noValidate
        className={cx(
          inset ? insetClass : tw`flex flex-1 flex-col`,
          !column &&
            !inset &&
            tw`[margin-inline:calc(var(--gds-pad)*-1)] [margin-block-end:calc(var(--gds-space-7)*-1)]`,
        )}
      >
        <div
          className={cx(
            tw`grid grid-cols-[minmax(0,1fr)] content-start gap-6 [&_input]:[scroll-margin-block:96px]`,
            !inset && (column ? columnClass : insideShell),
          )}
        >
          {progress}
          {title && <PageHeader title={title} lead={lead} />}
          {state.restored && <RestoredNotice hint={words.restoredHint} onStartOver={state.startOver} />}
          {merged && (
            <MergedNotice {...{ fields, merged }} all={words.mergedAll} shown={words.shown} onChoose={state.choose} />
          )}
          {notices || (state.bringInNewer && <NewerNotice words={words.newer} onLoad={state.bringInNewer} />)}
          <ErrorSummary
            {...{ fields, wrong, setFocus }}
            words={sent.length === 0 && step ? { ...words, wrong: step.words } : words}
            attempt={submitCount + (step?.attempt ?? 0)}
          />
          <RecordFormContext value={context}>
            {column || inset ? children : <CardBeside {...{ aside, ownCards }}>{children}</CardBeside>}
          </RecordFormContext>
        </div>
        <SaveBar
          hidden={barWhenDirty && !isDirty}
          label={saveLabel}
          place={inset ? "inset" : column ? "column" : "page"}
          otherActions={
            <>
              {leave && (
                <Button kind="quiet" onClick={leave} className={tw`narrow:flex-1`}>
                  {uiTexts.cancel}
                </Button>
              )}
              {otherActions}
            </>
          }
          otherSave={
            otherWay && (
              <Button
                onClick={() => void state.submit(undefined, otherWay.way)}
                disabled={isSubmitting}
                className={tw`narrow:px-1`}
              >
                {otherWay.label}
              </Button>
            )
          }
          dirty={isDirty && !progress && !note}
          onward={step !== undefined}
          note={note}
          saving={isSubmitting}
          disabled={unchanged}
          failure={failure}
          conflictHint={words.conflictHint}
          onLoadNew={() => void state.loadNew()}
          loadingNew={state.loadingNew}
        />
      </form>
      <ConflictDialog fields={fields} choice={state.choice} name={recordName} shown={words.shown} />
      <LeaveDialog leaving={state.leaving} saving={isSubmitting} lossHint={leaveHint} onDiscard={state.forget} />
    </FormProvider>
  );
}

/** The one card of all sections, and what stands beside it, in sight while one scrolls. */
function CardBeside({ aside, ownCards, children }: Pick<RecordFormLook, "aside" | "ownCards" | "children">) {
  const look = ownCards ? tw`grid gap-6 narrow:gap-4` : tw`rounded-lg border border-line bg-surface`;
  const card = <div className={cx(tw`min-w-0`, look)}>{children}</div>;
  if (aside === undefined) return card;
  return (
    <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
      {card}
      <div className={tw`min-w-0 wide:sticky wide:top-6 short:static`}>{aside}</div>
    </div>
  );
}

/** The fields of a form that has no sections, in their order. */
const AllFields = () => (
  <div className={tw`p-6 narrow:p-4`}>
    <FieldsSection>
      {Object.keys(use(RecordFormContext)?.fields ?? {}).map((name) => (
        <RecordField key={name} name={name} />
      ))}
    </FieldsSection>
  </div>
);

export type RecordFormProps<Fields extends FieldCatalogue, Answer> = RecordFormOptions<Fields, Answer> & RecordFormLook;

/**
 * A form of a record, whole: it fills in, checks and saves its fields by button or Ctrl+S, keeps a draft, asks who leaves it, and
 * settles what somebody else saved first. What has to know its state before it is drawn uses `useRecordForm` and the frame.
 */
export const RecordForm = <Fields extends FieldCatalogue, Answer>(props: RecordFormProps<Fields, Answer>) => (
  <RecordFormFrame {...props} state={useRecordForm(props)} />
);
