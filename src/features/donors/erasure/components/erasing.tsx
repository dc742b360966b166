import { ChartColumn, Hospital, Mail, MailX, UserX } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { useToday } from "../../../../api/react/use-today";
import { dataRequestsHref, REQUEST_IDENTITIES } from "../../../../domain/donor/data-requests";
import { hrefFor } from "../../../../domain/routes";
import type { DataRequestSettings } from "../../../../domain/settings/data-request-settings";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { useAreaLocation } from "../../../../shared/navigation";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { AlertRegion } from "../../../../ui/messages/alert-region";
import { StickyBar } from "../../../../ui/page/sticky-bar";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import type { Erasing as ErasingData } from "../erasing-answer";
import { texts } from "../texts";
import { eraseFailure, useErase, type Asked } from "../use-erase";
import { ErasedCard, KeptCard } from "./parts-cards";
import { ObstaclesCard } from "./obstacles-card";
import { isArrived, RequestCard } from "./request-card";

interface ErasingProps {
  donor: DonorRecord;
  name: string;
  erasing: ErasingData;
  settings: DataRequestSettings;
}

/** What erasing a donor does, the request, and the confirmation by the typed number. */
export function Erasing({ donor, name, erasing, settings }: ErasingProps) {
  const { version, counts, obstacles, request } = erasing;
  const today = useToday();
  const { navigate, currentRoute } = useAreaLocation();
  const toast = useToast();
  const [given, setGiven] = useState<Partial<Asked>>({});
  const stated = REQUEST_IDENTITIES.find((known) => known === request?.identity) ?? "document";
  const asked: Asked = { received: today, via: "letter", identity: stated, ...given };
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { write, writing } = useErase();
  const number = donor.cardNumber ?? donor.key ?? donor._id;
  const isTyped = typed.trim().toUpperCase() === number.toUpperCase();
  const isWrong = !isTyped && typed.trim().length >= number.length;
  const pending = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLElement>(null);
  /** What to do first, and where. */
  const [missing, place] =
    obstacles.length > 0
      ? [texts.first, pending]
      : request === null && !isArrived(asked, today)
        ? [texts.requestFirst, paper]
        : [isTyped ? null : texts.typeFirst, confirm];
  const submit = async () => {
    if (writing) return;
    if (missing !== null) return (place.current?.querySelector("input") ?? place.current)?.focus();
    setFailure(null);
    const identity = request?.via === "account" ? "account" : asked.identity;
    const outcome = await write({ donor: donor._id, version, ...asked, identity });
    // the user may already be on another page
    const isHere = currentRoute().path === hrefFor("donorErase", { id: donor._id });
    if (!outcome.ok) {
      if (!isHere) return toast.error(eraseFailure(outcome.error));
      setTyped("");
      return setFailure(eraseFailure(outcome.error));
    }
    const { _id = "", number: done = "" } = outcome.data ?? {};
    if (!isHere) return toast.success(texts.done(done));
    navigate(dataRequestsHref(_id), { replace: true, state: { erased: donor.email ? "mailed" : "unmailed" } });
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
          <div ref={paper} className={tw`min-w-0`}>
            <RequestCard
              donorId={donor._id}
              request={request}
              asked={asked}
              onChange={(change) => setGiven({ ...given, ...change })}
            />
          </div>
          <ErasedCard counts={counts} days={settings.backupDays} />
          <KeptCard donations={counts.donations} lastDonation={donor.lastDonationDate} settings={settings} />
        </div>
        <aside ref={confirm} className={tw`wide:sticky wide:top-4`} aria-label={texts.confirm}>
          <Card title={texts.confirm} footer={button} className={tw`[&>footer]:narrow:hidden`}>
            <div className={tw`grid gap-4`}>
              <ul className={tw`grid gap-3`}>
                <Meaning icon={UserX}>{texts.leavesLists(name)}</Meaning>
                {counts.donations > 0 && <Meaning icon={ChartColumn}>{texts.keepsTotals(counts.donations)}</Meaning>}
                <Meaning icon={Hospital}>{texts.centre}</Meaning>
                {donor.email ? (
                  <Meaning icon={Mail}>{texts.mail(donor.email)}</Meaning>
                ) : (
                  <Meaning icon={MailX}>{texts.noMail}</Meaning>
                )}
              </ul>
              <div className={tw`grid gap-4 border-t pt-4`}>
                <Field
                  label={texts.typed(Boolean(donor.cardNumber))}
                  help={texts.is(number)}
                  error={isWrong ? texts.isNot(number) : undefined}
                >
                  <TextInput
                    value={typed}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={60}
                    onChange={(event) => setTyped(event.currentTarget.value)}
                  />
                </Field>
                <AlertRegion title={failure} />
              </div>
            </div>
          </Card>
        </aside>
      </div>
      <div className={tw`hidden narrow:contents`}>
        <StickyBar>{button}</StickyBar>
      </div>
    </div>
  );
}

const Meaning = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
    <Icon of={icon} className={tw`mt-px text-faint`} />
    <span className={tw`break-anywhere text-pretty`}>{children}</span>
  </li>
);

interface SubmitProps {
  /** What to do first. */
  missing: string | null;
  writing: boolean;
  onPress: () => void;
}

/** The button, in the card and, on phones, in a bar. */
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
