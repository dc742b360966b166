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
import { failureOf, isBusy, type AfterSave } from "./form-machine";
import type { RecordFormOptions, RecordFormState } from "./record-form-options";
import { useRecordForm } from "./use-record-form";

interface RecordFormLook {
  /** Undefined if the page has another heading. */
  title?: string;
  lead?: string | undefined;
  /** Name of the record in "Qualcuno ha modificato ...". */
  recordName?: string;
  /** Label of the save button; "Salva" by default. */
  saveLabel?: string;
  /** A centred column with its own padding; otherwise as wide as the page. */
  column?: boolean;
  /** Part of a card: no padding, and the save bar isn't sticky. */
  inset?: boolean;
  notices?: ReactNode;
  otherActions?: ReactNode;
  /** A second save button. */
  otherSave?: { afterSave: AfterSave; label: string };
  progress?: ReactNode;
  /** Replaces "Modifiche non salvate" in the bar. */
  note?: ReactNode;
  afterSaveByKey?: AfterSave;
  /** The current step of a form in steps. */
  step?: FormStep | undefined;
  /** Nothing to save: the button is disabled. */
  unchanged?: boolean;
  /** The save bar appears with the first change. */
  barWhenDirty?: boolean;
  /** Says what leaving loses, if the form keeps no draft. */
  leaveHint?: string;
  /** The children render their own cards. */
  ownCards?: boolean;
  /** Beside the sections, or below them in a narrow container. */
  aside?: ReactNode;
  /** The sections, with a {@link RecordField} for each field; by default one card with all fields. */
  children?: ReactNode;
}

/** A step of a form, except the last. */
interface FormStep {
  next: () => void;
  /** Names of the invalid fields. */
  wrong: readonly string[];
  /** The number of attempts with invalid fields. */
  attempt: number;
  wrongText: (count: number) => string;
}

const columnClass = tw`mx-auto w-full max-w-form p-pad pb-end flex-1`;
const pageClass = tw`px-pad pb-end`;
const insetClass = tw`grid gap-4 [container:gds/inline-size]`;

/** Shows a form: heading, notices, sections and save bar. */
export function RecordFormFrame(props: RecordFormLook & { state: RecordFormState }) {
  const { state, title, lead, saveLabel = uiTexts.save, column = false, notices, otherActions, otherSave } = props;
  const { inset = false } = props;
  const {
    recordName = texts.record,
    progress,
    note,
    afterSaveByKey = "leave",
    step,
    unchanged = false,
    barWhenDirty = false,
    ownCards = false,
    leaveHint,
    aside,
    children = <AllFields />,
  } = props;
  const box = useRef<HTMLFormElement>(null);
  const { form, fields, formTexts, locked, stage, merged, openers, normalisers, setFocus, leave } = state;
  const { errors, isDirty, isSubmitted, submitCount } = form.formState;
  const busy = isBusy(stage);
  const submittedErrors = isSubmitted ? Object.keys(fields).filter((name) => errors[name]) : [];
  const wrong = submittedErrors.length > 0 ? submittedErrors : (step?.wrong ?? []);
  const context = useMemo(() => ({ fields, locked, openers, normalisers }), [fields, locked, openers, normalisers]);
  useCommandKey("s", box, () => {
    if (busy || unchanged) return;
    if (step) step.next();
    else void state.submit(undefined, afterSaveByKey);
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
            !inset && (column ? columnClass : pageClass),
          )}
        >
          {progress}
          {title && <PageHeader title={title} lead={lead} />}
          {state.restored && <RestoredNotice hint={formTexts.restoredHint} onStartOver={state.startOver} />}
          {merged && (
            <MergedNotice
              fields={fields}
              merged={merged}
              all={formTexts.mergedAll}
              valueText={formTexts.valueText}
              onChoose={state.choose}
            />
          )}
          {notices ||
            (state.offersNewer && <NewerNotice noticeTexts={formTexts.newer} onLoad={() => void state.loadNewer()} />)}
          <ErrorSummary
            fields={fields}
            wrong={wrong}
            setFocus={setFocus}
            formTexts={submittedErrors.length === 0 && step ? { ...formTexts, wrong: step.wrongText } : formTexts}
            attempt={submitCount + (step?.attempt ?? 0)}
          />
          <RecordFormContext value={context}>
            {column || inset ? (
              children
            ) : (
              <CardBeside aside={aside} ownCards={ownCards}>
                {children}
              </CardBeside>
            )}
          </RecordFormContext>
        </div>
        <SaveBar
          hidden={barWhenDirty && !isDirty && failureOf(stage) === null}
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
            otherSave && (
              <Button
                onClick={() => void state.submit(undefined, otherSave.afterSave)}
                disabled={busy}
                className={tw`narrow:px-1`}
              >
                {otherSave.label}
              </Button>
            )
          }
          dirty={isDirty && !progress && !note}
          onward={step !== undefined}
          note={note}
          stage={stage}
          disabled={unchanged}
          conflictHint={formTexts.conflictHint}
          onLoadNewer={() => void state.loadNewer()}
        />
      </form>
      <ConflictDialog
        fields={fields}
        choice={stage.name === "conflict" ? stage.choice : null}
        name={recordName}
        valueText={formTexts.valueText}
        onSave={state.saveChoices}
        onTakeTheirs={state.takeTheirs}
        onClose={state.back}
      />
      <LeaveDialog leaving={state.leaving} saving={busy} lossHint={leaveHint} onDiscard={state.discardDraft} />
    </FormProvider>
  );
}

/** The card with the sections, and the sticky aside. */
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

/** All fields of a form without sections. */
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
 * A complete form of a record: validates, saves by button or Ctrl+S, keeps a draft, asks before the user leaves, and handles
 * conflicts. Use `useRecordForm` and `RecordFormFrame` if the page needs the form's state.
 */
export const RecordForm = <Fields extends FieldCatalogue, Answer>(props: RecordFormProps<Fields, Answer>) => (
  <RecordFormFrame {...props} state={useRecordForm(props)} />
);
