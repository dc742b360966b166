import { type KeyboardEvent, type MouseEvent } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import type { Donor } from "../../../domain/entities";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { DonorRequest } from "../../change-requests/buttons";
import { DeletionNotice } from "../../../shared/deletion-requests";
import { useRememberedRecord } from "../../../shared/lists/opened-row";
import { useRouteId, addressOf, isPlainClick, useAreaLocation } from "../../../shared/navigation";
import { OthersLine } from "../../../shared/presence";
import { useRecentPerson, type RecentPerson } from "../../../shared/donor/recent-people";
import { NeighboursBar } from "./components/neighbours-bar";
import { RecordCrumbs } from "./components/record-crumbs";
import { RecordFailure } from "./components/record-failure";
import { RecordSkeleton } from "./components/record-skeleton";
import { canBeId } from "./first-reads";
import { useListedDonor, type ListedDonor } from "./listed-donor";
import { RecordTabs } from "./record-tabs";
import { useDonor } from "../../../shared/donor/reads";
import { texts } from "./texts";
import { OPENED_FROM, useNeighbours, type Neighbours } from "./use-neighbours";
import { Pencil } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { isOnHere } from "../../../ui/browser/device-switch";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { useToast } from "../../../ui/toast/toast";
import { RegisterButton } from "../donations";
import { useFollowMerge } from "../merge";
import { StatusMenu } from "../status";
import { ageOn } from "../../../domain/dates/days";
import { PageHeading } from "../../../ui/page/page-heading";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { uiTexts } from "../../../ui/texts";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";

const TYPING = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox]";

/**
 * `j` opens the next donor of the list, `k` the previous one: only while the focus is in the record (WCAG 2.1.4), outside
 * fields and without modifier keys.
 */
const recordKeys = (neighbours: Neighbours | null) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if ((event.target as Element).matches(TYPING) || !isOnHere(LETTER_KEYS)) return;
    const step = event.key === "j" ? neighbours?.next : event.key === "k" ? neighbours?.previous : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  },
});

/** A donor's record, for staff. */
export function DonorDetailsPage() {
  const id = useRouteId();
  return canBeId(id) ? <DonorDetails key={id} id={id} /> : <RecordFailure error={null} />;
}

function DonorDetails({ id }: { id: string }) {
  const { currentRoute, navigate } = useAreaLocation();
  const today = useToday();
  const can = useCan();
  const erases = useFeature("erasure");
  const listed = useListedDonor(id);
  const neighbours = useNeighbours(id);
  const fromList = listed !== null || neighbours !== null;
  const state = useDonor(id, fromList);
  useRememberedRecord(hrefFor("donors"), id);
  const toast = useToast();
  useFollowMerge(
    id,
    state.status === "ready" ? state.data.donor._id : null,
    (to) => hrefFor("donorDetails", { id: to }),
    () => toast.info(texts.merged),
  );

  const leave = neighbours?.leave ?? (() => navigate(hrefFor("donors")));
  // the user may already be on another page
  const leaveRemoved = () => currentRoute().path === hrefFor("donorDetails", { id }) && leave();
  const donor = state.status === "ready" ? state.data.donor : null;
  const error = state.status === "loading" ? null : state.error;
  useRecentPerson(donor && recentDonor(donor, can("read", "Donor", donor, "bloodGroup")));
  // the record was deleted, or the user may no longer see it
  const unavailable = error !== null && (error.status === 403 || error.status === 404);
  const knownDonor = donor ?? (error ? null : listed);
  if (unavailable || (state.status === "error" && !knownDonor))
    return (
      <div className={tw`grid gap-4`} {...recordKeys(neighbours)}>
        <RecordCrumbs name="" />
        {neighbours && <NeighboursBar neighbours={neighbours} />}
        <RecordFailure
          id={id}
          error={error}
          fromList={fromList}
          {...(state.status === "error" && { onRetry: state.retry, retrying: state.retrying })}
        />
      </div>
    );
  return (
    <article
      aria-label={(knownDonor && registryName(knownDonor)) || texts.record}
      className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}
      {...recordKeys(neighbours)}
    >
      <RecordCrumbs name={knownDonor ? registryName(knownDonor) : ""} />
      {neighbours && <NeighboursBar neighbours={neighbours} />}
      {knownDonor && (
        <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-3`}>
          <RecordHead donor={knownDonor} showsGroup={can("read", "Donor", knownDonor, "bloodGroup")} today={today} />
          {donor && (
            <div
              className={tw`flex flex-wrap items-center gap-2 empty:hidden print:hidden narrow:w-full [&>*]:narrow:flex-1`}
            >
              {can("update", "Donor", donor) && <EditLink id={id} />}
              <StatusMenu donor={donor} today={today} onRemoved={leaveRemoved} />
              <RegisterButton donor={donor} />
            </div>
          )}
        </div>
      )}
      {donor && <OthersLine kind="donor" id={id} />}
      {donor && <DeletionNotice personId={id} eraseHref={erases ? addressOf(hrefFor("donorErase", { id })) : null} />}
      {donor && <DonorRequest donorId={id} />}
      {state.status === "ready" && error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {donor ? <RecordTabs id={id} donor={donor} today={today} /> : <RecordSkeleton head={!knownDonor} />}
    </article>
  );
}

function recentDonor(donor: RecentDonor, showsGroup: boolean): RecentPerson {
  const { _id, firstName, lastName, email, birthday, city, area, bloodGroup, cardNumber, status } = donor;
  return {
    email,
    birthday,
    city,
    area,
    cardNumber,
    status,
    role: "donor",
    profileImage: null,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    bloodGroup: showsGroup ? bloodGroup : null,
    details: hrefFor("donorDetails", { id: _id }),
  };
}

type RecentDonor = Pick<
  Donor,
  "_id" | "firstName" | "lastName" | "email" | "birthday" | "city" | "area" | "bloodGroup" | "cardNumber" | "status"
>;

/** Links to the form of a donor. The history entry keeps the list, and the id of this record for "back". */
function EditLink({ id }: { id: string }) {
  const { entryState, navigate } = useAreaLocation();
  const route = hrefFor("donorEdit", { id });
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state: { ...entryState(), [OPENED_FROM]: id } });
  };
  return (
    <Button href={addressOf(route)} onClick={open} icon={Pencil} className={tw`print:hidden`}>
      {texts.edit}
    </Button>
  );
}

interface RecordHeadProps {
  donor: ListedDonor;
  showsGroup: boolean;
  today: string;
}

function RecordHead({ donor, showsGroup, today }: RecordHeadProps) {
  const { status, bloodGroup, cardNumber, birthday, area } = donor;
  const facts = [
    cardNumber !== undefined && (cardNumber === null ? texts.noCard : texts.card(cardNumber)),
    birthday && texts.age(ageOn(birthday, today)),
    area && texts.zone(area),
  ].filter(Boolean);
  return (
    <header className={tw`flex min-w-0 flex-[1_1_300px] items-center gap-4 narrow:gap-3`}>
      <PersonAvatar person={donor} size="large" />
      <div className={tw`grid min-w-0 gap-1.5`}>
        <PageHeading>{registryName(donor) || uiTexts.noName}</PageHeading>
        <div className={tw`flex flex-wrap items-center gap-x-2.5 gap-y-1.5`}>
          {status !== undefined && <StatusBadge status={status} />}
          {showsGroup && bloodGroup !== undefined && <BloodGroupTag group={bloodGroup} />}
          {facts.length > 0 && <span className={tw`break-anywhere text-label text-muted`}>{facts.join(" · ")}</span>}
        </div>
      </div>
    </header>
  );
}
