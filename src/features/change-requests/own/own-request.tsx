import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { dayOf } from "../../../domain/dates/days";
import type { RequestedField } from "../../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { lowerFirst } from "../../../domain/language/italian";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import type { DonorRecord } from "../../../shared/donor/reads";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Banner } from "../../../ui/messages/banner";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { wantedChanges, type ChangeRequest, type WantedChange } from "../answers";
import { ChangeList } from "../change-list";
import { texts } from "./texts";

const namesOf = (changes: readonly WantedChange[]) =>
  joinWithAnd(changes.map(({ field }) => lowerFirst(DONOR_FIELDS[field].label)));

interface OwnRequestProps {
  request: ChangeRequest;
  /** The donor's record now. */
  donor: Pick<DonorRecord, RequestedField>;
  userId: string;
}

/** The donor's request: what waits for the office, or why it was refused. */
export function OwnRequest({ request, donor, userId }: OwnRequestProps) {
  const toast = useToast();
  const changes = wantedChanges(request);
  const { write, writing } = useMutation({
    request: () => ({
      path: pageEndpoints.changeRequest(request._id),
      method: "DELETE",
      query: { revision: request.revision ?? undefined },
    }),
    invalidates: () => affectedReads.ownRecord(userId),
    place: "page",
  });
  const isOpen = request.state === "open";
  if (changes.length === 0 || (!isOpen && request.state !== "refused")) return null;
  const remove = async () => {
    const outcome = await write(undefined);
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.notWithdrawn));
    else if (isOpen) toast.success(texts.withdrawn);
  };
  const edit = addressOf(hrefFor("profileEdit", { id: userId }));
  const day = dayOf(request.date);
  const removes = { onClick: () => void remove(), loading: writing, loadingLabel: texts.busy };
  if (!isOpen)
    return (
      <FocusFallback>
        <Banner
          tone="warn"
          title={texts.refused(namesOf(changes))}
          actions={
            <>
              <Button small href={edit}>
                {texts.askAgain}
              </Button>
              <Button small {...removes}>
                {texts.read}
              </Button>
            </>
          }
        >
          <span className={tw`break-anywhere`}>{request.reason ? texts.reason(request.reason) : texts.noReason}</span>
        </Banner>
      </FocusFallback>
    );
  return (
    <FocusFallback>
      <Card
        title={texts.waiting}
        footer={
          <>
            <Button small href={edit}>
              {texts.change}
            </Button>
            <Button small kind="quiet" {...removes}>
              {texts.withdraw}
            </Button>
          </>
        }
      >
        <p className={tw`mb-3 text-label text-muted text-pretty`}>
          {day && texts.asked(formatShortDate(day))} {texts.meanwhile}
        </p>
        <ChangeList changes={changes} donor={donor} texts={texts} />
      </Card>
    </FocusFallback>
  );
}
