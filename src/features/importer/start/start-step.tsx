import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Progress } from "../../../ui/messages/progress";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { IconButton } from "../../../ui/buttons/icon-button";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import type { FileRefusal } from "../engine/types";
import type { ImportWork, OpenWork, WorkState } from "../shell/work-state";
import { ImporterHead } from "../shell/importer-head";
import { StepFrame } from "../shell/step-frame";
import { DropArea } from "./drop-area";
import { PreviewCard } from "./preview-card";
import { ReadingDoubts } from "./reading-doubts";
import { TemplatesCard } from "./templates-card";
import { texts } from "./texts";

interface StartStepProps {
  work: ImportWork;
  state: WorkState;
  ready: boolean;
  /** A chosen file that is opened when the page is ready. */
  waiting: { name: string; onStop: () => void } | null;
  onOpen: (source: File | { text: string }, name: string) => void;
  onNext: () => void;
  onClose: () => void;
  history: ReactNode;
}

/** The first step: opens a file, or shows the preview of the open one. */
export function StartStep(props: StartStepProps) {
  return props.state.phase === "open" ? <OpenFile {...props} state={props.state} /> : <NoFile {...props} />;
}

function NoFile({ work, state, ready, waiting, onOpen, onClose, history }: StartStepProps) {
  const paste = useOpened();
  const refusal = state.phase === "none" ? state.refusal : null;
  const elsewhere = state.phase === "none" && state.elsewhere;
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-6`}>
      <ImporterHead step="file" title={texts.title} lead={texts.lead} />
      <div
        className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 narrow:gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}
      >
        <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-4`}>
          <Refusal refusal={refusal} onClose={() => work.refuse(null)} />
          {elsewhere && <Banner title={texts.elsewhere}>{texts.elsewhereHint}</Banner>}
          {waiting ? (
            <Reading label={texts.reading(waiting.name)} share={0} stop={texts.stop} onStop={waiting.onStop} />
          ) : state.phase === "reading" ? (
            <Reading label={texts.reading(state.name)} share={state.share} stop={texts.stop} onStop={work.cancel} />
          ) : state.phase === "resuming" ? (
            <Reading label={texts.resuming} share={state.share} stop={texts.dropResumed} onStop={onClose} />
          ) : (
            <DropArea
              ready={ready}
              onFile={(file) => onOpen(file, file.name)}
              onPaste={paste.show}
              onRefuse={work.refuse}
            />
          )}
        </div>
        <TemplatesCard />
      </div>
      {history}
      {paste.times > 0 && (
        <PasteDialog key={paste.times} {...paste.shown} onText={(text) => onOpen({ text }, texts.pastedName)} />
      )}
    </div>
  );
}

interface ReadingProps {
  label: string;
  share: number;
  stop: string;
  onStop: () => void;
}

function Reading({ label, share, stop, onStop }: ReadingProps) {
  // a small file is read before the bar appears
  const late = useDelayed(true);
  return (
    <Card className={late ? undefined : tw`invisible`}>
      <Progress
        label={label}
        value={share}
        action={
          <Button small onClick={onStop}>
            {stop}
          </Button>
        }
      />
    </Card>
  );
}

function OpenFile({ work, state, onNext, onClose, history }: StartStepProps & { state: OpenWork }) {
  const { reading, matching, refusal, busy } = state;
  return (
    <StepFrame
      info={busy ? texts.preview.rereading : null}
      buttons={
        <>
          <Button onClick={onClose}>{texts.chooseOther}</Button>
          <Button kind="primary" onClick={onNext}>
            {texts.preview.onward}
          </Button>
        </>
      }
    >
      <ImporterHead step="file" title={texts.preview.title} lead={texts.lead} file={reading.name} />
      <Refusal refusal={refusal} onClose={() => work.refuse(null)} />
      <ReadingDoubts reading={reading} onRead={(options) => void work.read(options)} />
      <PreviewCard
        reading={reading}
        entity={matching.entity}
        onRead={(options) => void work.read(options)}
        onEntity={(entity) => void work.match({ entity })}
      />
      {history}
    </StepFrame>
  );
}

/** Says why a file can't be read and what to do. */
function Refusal({ refusal, onClose }: { refusal: FileRefusal | null; onClose: () => void }) {
  return (
    <div role="alert" className={tw`empty:hidden`}>
      {refusal && (
        <Banner
          tone="danger"
          title={refusal.title}
          actions={<IconButton small icon={X} label={texts.closeRefusal} onClick={onClose} className={tw`-my-1`} />}
        >
          {refusal.remedy}
        </Banner>
      )}
    </div>
  );
}

interface PasteDialogProps extends DialogProps {
  onText: (text: string) => void;
}

function PasteDialog({ onText, ...dialog }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const empty = text.trim() === "";
  const read = () => {
    setTried(true);
    return empty ? false : onText(text);
  };
  return (
    <FormDialog
      {...dialog}
      large
      title={texts.pasteTitle}
      description={texts.pasteHint}
      cancelKind="secondary"
      submit={texts.pasteRead}
      onSubmit={read}
    >
      <Field label={texts.pasteField} error={tried && empty && texts.pasteEmpty}>
        <Textarea
          data-autofocus
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={tw`font-mono`}
        />
      </Field>
    </FormDialog>
  );
}
