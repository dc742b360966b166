import type { ReactNode } from "react";
import { dayOf } from "../../domain/dates/days";
import { formatFullDate } from "../../domain/format";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { ReadFailed } from "../../ui/messages/read-failed";
import { useOpened } from "../../ui/overlay/use-opened";
import { AnswerDialog } from "./answer-dialog";
import { useDeletionRequest } from "./requests";
import { texts } from "./texts";

/**
 * On somebody's page: that they ask to be deleted, and the answer, for those who may give it. Nothing for all others.
 * @param personId the account's, which is a donor's record's, too
 * @param consequence what else comes of it where it is accepted
 *
 * @example
 * <DeletionNotice personId={id} />
 */
export function DeletionNotice({ personId, consequence }: { personId: string; consequence?: ReactNode }) {
  const { request, failed } = useDeletionRequest(personId);
  const { times, shown, show } = useOpened();
  if (failed) return <ReadFailed title={texts.failed} {...failed} />;
  if (!request) return null;
  const day = dayOf(request.date);
  return (
    <FocusFallback>
      <Banner
        tone="warn"
        title={texts.title(day && formatFullDate(day))}
        actions={
          <Button small onClick={show}>
            {texts.answer}
          </Button>
        }
      >
        {request.reason ? texts.reason(request.reason) : texts.lead}
      </Banner>
      <AnswerDialog key={times} {...{ personId, consequence }} {...shown} />
    </FocusFallback>
  );
}
