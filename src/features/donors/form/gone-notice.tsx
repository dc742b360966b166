import { Copy, Undo2 } from "lucide-react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { fieldText, IN_A_SENTENCE } from "../../../domain/fields/field-text";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { copyText } from "../../../ui/browser/copy-text";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { useGoneRecord } from "../details";
import { useFollowMerge } from "../merge";
import { noticeClass } from "../../../shared/record-form";
import { DONOR_FORM_FIELDS } from "./donor-form-fields";
import { texts } from "./texts";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

interface GoneNoticeProps {
  id: string;
  /** True if this user may no longer see the record; false if it was deleted. */
  forbidden: boolean;
}

/** Says that the edited record can no longer be saved, and offers to copy the input or to restore the record. */
export function GoneNotice({ id, forbidden }: GoneNoticeProps) {
  const box = useToastIfOutOfView(forbidden ? texts.gone.forbidden : texts.gone.title);
  return (
    <div ref={box} className={noticeClass}>
      <FocusFallback>
        {forbidden ? (
          <Banner tone="danger" live title={texts.gone.forbidden} actions={<CopyButton />}>
            {texts.gone.forbiddenHint}
          </Banner>
        ) : (
          <Deleted id={id} />
        )}
      </FocusFallback>
    </div>
  );
}

interface MergedNoticeProps {
  id: string;
  /** Id of the record that has become one with the edited one. */
  survivor: string;
}

/** For a record that has been merged into another one: goes to that one, or says so if the user has typed something. */
export function MergedNotice({ id, survivor }: MergedNoticeProps) {
  const { isDirty } = useFormContext<FormValues>().formState;
  const toast = useToast();
  const routeOf = (to: string) => hrefFor("donorEdit", { id: to });
  useFollowMerge(id, isDirty ? null : survivor, routeOf, () => toast.info(texts.gone.followed));
  return isDirty && <MergedBanner route={routeOf(survivor)} />;
}

function MergedBanner({ route }: { route: string }) {
  const box = useToastIfOutOfView(texts.gone.merged);
  return (
    <div ref={box} className={noticeClass}>
      <FocusFallback>
        <Banner
          tone="danger"
          live
          title={texts.gone.merged}
          actions={
            <>
              <CopyButton />
              <Button small href={addressOf(route)}>
                {texts.gone.openMerged}
              </Button>
            </>
          }
        >
          {texts.gone.mergedHint}
        </Banner>
      </FocusFallback>
    </div>
  );
}

function Deleted({ id }: { id: string }) {
  const { deletion, restore, restoring } = useGoneRecord(id);
  const author = deletion?.author?.name;
  return (
    <Banner
      tone="danger"
      live
      title={texts.gone.title}
      actions={
        <>
          <CopyButton />
          {deletion && (
            <Button small icon={Undo2} onClick={restore} loading={restoring}>
              {texts.gone.restore}
            </Button>
          )}
        </>
      }
    >
      {author && `${texts.gone.by(author)} `}
      {deletion ? texts.gone.canRestore : texts.gone.askRestore}
    </Banner>
  );
}

/** Copies the changed fields with their labels. */
function CopyButton() {
  const { formState, getValues } = useFormContext<FormValues>();
  const toast = useToast();
  const { isDirty, defaultValues } = formState;
  if (!isDirty) return null;
  const copy = async () => {
    const values = getValues();
    const typed = Object.entries(DONOR_FORM_FIELDS).filter(([name]) => values[name] !== defaultValues?.[name]);
    const lines = typed.map(([name, field]) => `${field.label}: ${fieldText(field, values[name], IN_A_SENTENCE)}`);
    if (await copyText(lines.join("\n"))) toast.success(texts.gone.copied);
    else toast.warning(texts.gone.notCopied);
  };
  return (
    <Button small icon={Copy} onClick={() => void copy()}>
      {texts.gone.copy}
    </Button>
  );
}

/**
 * Shows a toast if the notice is outside the viewport. Neither scrolls nor moves the focus, because the user is typing.
 * @returns ref of the notice
 */
function useToastIfOutOfView(title: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const showToast = useEffectEvent(() => {
    const onSelect = () => box.current?.scrollIntoView({ block: "center" });
    toast.error(title, { id: "out-of-sight", action: { label: texts.gone.show, onSelect } });
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) showToast();
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
}
