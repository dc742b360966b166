import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatFullMinute } from "../../../domain/format";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { ImportWork, OpenWork } from "./work-state";
import type { ImportStep } from "./places";
import { texts } from "./texts";

interface ResumedNoticeProps {
  work: ImportWork;
  state: OpenWork;
  step: ImportStep;
  onClose: () => void;
}

/** Says that a draft was restored, until the user closes the notice or opens another step. Offers to discard the draft. */
export function ResumedNotice({ work, state, step, onClose }: ResumedNoticeProps) {
  const { resumed, reading } = state;
  useDismissOnNextStep(work, step, resumed !== null);
  return (
    <div role="status" className={tw`empty:hidden`}>
      {resumed !== null && (
        <Banner
          title={texts.resumed.title(reading.name, reading.kind === "paste", formatFullMinute(new Date(resumed)))}
          actions={
            <>
              <Button small onClick={onClose}>
                {texts.resumed.drop}
              </Button>
              <IconButton small icon={X} label={texts.resumed.close} onClick={work.dismissResumed} />
            </>
          }
        >
          {texts.resumed.hint}
        </Banner>
      )}
    </div>
  );
}

function useDismissOnNextStep(work: ImportWork, step: ImportStep, isShown: boolean) {
  const first = useRef<ImportStep | null>(null);
  useEffect(() => {
    if (!isShown) first.current = null;
    else if (first.current === null) first.current = step;
    else if (first.current !== step) work.dismissResumed();
  }, [work, step, isShown]);
}
