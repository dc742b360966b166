import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useFeature } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { dayOf } from "../../../domain/dates/days";
import { ageNotice, yearNotice } from "../../../domain/donor/birthday";
import { registryName } from "../../../domain/donor/registry-name";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { readFiscalCode, type CodedPerson } from "../../../domain/fiscal-code/reading";
import { formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { codeWarnings, personTexts, UNKNOWN_PLACES, usePlaces } from "../../../shared/record-form/person";
import { useRules } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import { Card } from "../../../ui/display/card";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { Banner } from "../../../ui/messages/banner";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { useOpened } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { duplicatesAmong, duplicatesFilter, duplicatesQuery } from "../../donors/duplicates";
import { withWishes } from "..";
import { changeText, wantedChanges } from "../answers";
import { ChangeList } from "../change-list";
import type { ReceivedRequest } from "./answers";
import { RefuseDialog } from "./refuse-dialog";
import { texts } from "./texts";
import { useReply } from "./use-reply";

interface RequestCardProps {
  request: ReceivedRequest;
  /** Whether the card names the donor, because it isn't in the donor's record. */
  named?: boolean;
}

/** A donor's request: the values now and those that the donor wants, what doesn't fit, and the answer. */
export function RequestCard({ request, named = false }: RequestCardProps) {
  const { donor } = request;
  const toast = useToast();
  const keepsHistory = useFeature("history");
  const { write, writing } = useReply(request, "page");
  const { times, shown, show } = useOpened();
  const [failure, setFailure] = useState<string | null>(null);
  const name = registryName(donor) || uiTexts.noName;
  const changes = wantedChanges(request);
  const day = dayOf(request.date);
  const accept = async () => {
    setFailure(null);
    const outcome = await write({ state: "accepted", reason: null });
    if (outcome.ok) return void toast.success(texts.accepted(name, keepsHistory));
    const { error } = outcome;
    // reading the requests again may remove this card
    if (error.status === 404 || error.code === "status" || error.kind === "unclear")
      return void toast.error(error.message);
    setFailure(error.code === "version" ? texts.changedMeanwhile : texts.notDone(error.message));
  };
  const about = [named && donor.area, day && texts.asked(formatShortDate(day))].filter(Boolean).join(" · ");
  return (
    <FocusFallback>
      <Card
        title={
          named ? (
            <Link look="strong" href={addressOf(hrefFor("donorDetails", { id: donor._id }))}>
              {name}
            </Link>
          ) : (
            texts.ofDonor
          )
        }
        subtitle={about}
        footer={
          <>
            {request.whole && (
              <Button
                small
                aria-label={texts.acceptOf(name)}
                onClick={() => void accept()}
                loading={writing}
                loadingLabel={texts.busy}
              >
                {texts.accept}
              </Button>
            )}
            <Button small kind="quiet" aria-label={texts.refuseOf(name)} onClick={show} disabled={writing}>
              {texts.refuse}
            </Button>
          </>
        }
      >
        <div className={tw`grid gap-4`}>
          <ChangeList
            changes={changes}
            donor={donor}
            texts={texts}
            noteOf={({ field, from }) =>
              from !== donor[field] && <Warning>{texts.changedSince(changeText(field, from))}</Warning>
            }
          />
          {!request.whole && <Warning>{texts.notShown}</Warning>}
          <Warnings request={request} />
          {failure && <Banner tone="danger" live title={failure} />}
        </div>
      </Card>
      <RefuseDialog key={times} request={request} {...shown} />
    </FocusFallback>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <span className={tw`flex items-start gap-2 text-label text-warn-text`}>
    <Icon of={TriangleAlert} size={16} className={tw`mt-px flex-none`} />
    <span className={tw`min-w-0`}>{children}</span>
  </span>
);

/** @returns what the form of staff warns of for a person: the fiscal code, and an age at which nobody donates */
function usePersonWarnings(person: CodedPerson): Partial<Record<keyof CodedPerson, string>> {
  const today = useToday();
  const { rules } = useRules();
  const places = usePlaces() ?? UNKNOWN_PLACES;
  const { birthday } = person;
  const age = rules ? ageNotice(birthday, today, rules, { never: false }) : yearNotice(birthday, today);
  return {
    ...(age && { birthday: personTexts.staff.age[age.notice](age.age) }),
    ...codeWarnings(readFiscalCode(person, places, today)),
  };
}

/** What the form of staff warns of with the wanted values: the fiscal code, the age, and other records of the same person. */
function Warnings({ request }: { request: ReceivedRequest }) {
  const wanted = withWishes(request.donor, request);
  const person = {
    fiscalCode: wanted.fiscalCode ?? "",
    firstName: wanted.firstName,
    lastName: wanted.lastName,
    gender: wanted.gender ?? "",
    birthday: wanted.birthday ?? "",
    birthplace: wanted.birthplace ?? "",
  };
  const identity = { ...person, email: "", mobile: "", phoneHome: "" };
  // duplicates don't depend on the sex
  const searches = wantedChanges(request).some(({ field }) => field !== "gender");
  const state = useQuery(duplicatesQuery(searches ? duplicatesFilter(identity) : ""), {
    background: true,
    abort: true,
  });
  const others = state.status === "ready" ? duplicatesAmong(identity, request.donor._id, state.data.donors) : [];
  return (
    <div className={tw`grid gap-2 empty:hidden`}>
      {Object.entries(usePersonWarnings(person)).map(([field, warning]) => (
        <Warning key={field}>
          {DONOR_FIELDS[field as keyof CodedPerson].label}: {warning}
        </Warning>
      ))}
      {others.length > 0 && (
        <Warning>
          {texts.duplicates}{" "}
          {others.map((other) => (
            <Link key={other._id} className={tw`mr-2`} href={addressOf(hrefFor("donorDetails", { id: other._id }))}>
              {registryName(other) || uiTexts.noName}
            </Link>
          ))}
        </Warning>
      )}
      {state.status === "error" && (
        <ReadFailed title={texts.duplicatesFailed} onRetry={state.retry} retrying={state.retrying} />
      )}
    </div>
  );
}
