import { useId, useRef, useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import { dataRequestsHref, REQUEST_IDENTITIES } from "../../../../domain/donor/data-requests";
import { dataRequestSettingsAnswer } from "../../../../shared/data-requests/requests";
import { hrefFor } from "../../../../domain/routes";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { useAreaLocation } from "../../../../shared/navigation";
import { useSection } from "../../../../shared/settings";
import { DEFAULT_DATA_REQUESTS } from "../../../../domain/settings/data-request-settings";
import { useToast } from "../../../../ui/toast/toast";
import { Button } from "../../../../ui/buttons/button";
import { AlertRegion } from "../../../../ui/messages/alert-region";
import { StickyBar } from "../../../../ui/page/sticky-bar";
import { tw } from "../../../../ui/tw";
import type { Erasing as ErasingData } from "../erasing-answer";
import { texts } from "../texts";
import { type Arrival, useErase } from "../use-erase";
import { ConfirmCard } from "./confirm-card";
import { ErasedCard, KeptCard } from "./parts-cards";
import { ObstaclesCard } from "./obstacles-card";
import { isArrived, RequestCard } from "./request-card";

interface ErasingProps {
  donor: DonorRecord;
  name: string;
  erasing: ErasingData;
}

/** What erasing a donor does, the request, and the confirmation by the typed number. */
export function Erasing({ donor, name, erasing: { version, counts, obstacles, request } }: ErasingProps) {
  const today = useToday();
  const { navigate, currentRoute } = useAreaLocation();
  const toast = useToast();
  const settings = useSection(dataRequestSettingsAnswer)?.values ?? DEFAULT_DATA_REQUESTS;
  const [arrival, setArrival] = useState<Arrival>({ received: today, via: "letter" });
  const [chosen, setIdentity] = useState<string | null>(null);
  const identity = chosen ?? REQUEST_IDENTITIES.find((known) => known === request?.identity) ?? "document";
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { erase, erasing: writing } = useErase();
  const number = donor.cardNumber ?? donor.key ?? donor._id;
  const isTyped = typed.trim().toUpperCase() === number.toUpperCase();
  const isAsked = request !== null || isArrived(arrival, today);
  const pending = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLElement>(null);
  const missing = obstacles.length > 0 ? texts.first : !isAsked ? texts.requestFirst : isTyped ? null : texts.typeFirst;
  const submit = async () => {
    if (writing) return;
    if (missing !== null) {
      const place = (obstacles.length > 0 ? pending : isAsked ? confirm : asked).current;
      return (place?.querySelector("input") ?? place)?.focus();
    }
    setFailure(null);
    const checked = request?.via === "account" ? "account" : identity;
    const outcome = await erase({ donor: donor._id, version, ...arrival, identity: checked });
    // the user may already be on another page
    const isHere = currentRoute().path === hrefFor("donorErase", { id: donor._id });
    if (outcome.failure !== null) {
      if (!isHere) return toast.error(outcome.failure);
      setTyped("");
      return setFailure(outcome.failure);
    }
    if (!isHere) return toast.success(texts.done(outcome.request?.number ?? ""));
    navigate(dataRequestsHref(outcome.request?._id ?? ""), {
      replace: true,
      state: { erased: donor.email ? "mailed" : "unmailed" },
    });
  };
  const button = <Submit missing={missing} writing={writing} onPress={() => void submit()} />;
  return (
    <div>
      <div
        className={tw`grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)] items-start`}
      >
        <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-5 narrow:gap-4`}>
          <div ref={pending} tabIndex={-1} className={tw`min-w-0 rounded-lg`}>
            <ObstaclesCard donorId={donor._id} obstacles={obstacles} />
          </div>
          <div ref={asked} className={tw`min-w-0`}>
            <RequestCard
              donorId={donor._id}
              request={request}
              arrival={arrival}
              identity={identity}
              onArrival={setArrival}
              onIdentity={setIdentity}
            />
          </div>
          <ErasedCard counts={counts} days={settings.backupDays} />
          <KeptCard donations={counts.donations} lastDonation={donor.lastDonationDate} settings={settings} />
        </div>
        <aside ref={confirm} className={tw`wide:sticky wide:top-4`} aria-label={texts.confirm}>
          <ConfirmCard
            name={name}
            donations={counts.donations}
            email={donor.email}
            hasCard={Boolean(donor.cardNumber)}
            number={number}
            typed={typed}
            onTyped={setTyped}
            footer={<div className={tw`contents narrow:hidden`}>{button}</div>}
          >
            <AlertRegion title={failure} />
          </ConfirmCard>
        </aside>
      </div>
      <div className={tw`hidden narrow:contents`}>
        <StickyBar>{button}</StickyBar>
      </div>
    </div>
  );
}

interface SubmitProps {
  /** What to do first. */
  missing: string | null;
  writing: boolean;
  onPress: () => void;
}

function Submit({ missing, writing, onPress }: SubmitProps) {
  const id = useId();
  return (
    <div className={tw`grid w-full gap-2`}>
      <Button
        kind="danger"
        wide
        loading={writing}
        loadingLabel={texts.erasing}
        aria-disabled={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : id}
        onClick={onPress}
      >
        {texts.submit}
      </Button>
      {missing && (
        <p id={id} className={tw`text-label text-warn-text`}>
          {missing}
        </p>
      )}
    </div>
  );
}
