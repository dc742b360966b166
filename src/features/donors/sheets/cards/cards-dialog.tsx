import { useId, useState } from "react";
import { Download } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { useConnection, useUser } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { useToday } from "../../../../api/react/use-today";
import { formatLongDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { CARD_SHEET, perSheet, sheetCount } from "../../../../domain/sheets/sheet-layout";
import { printable } from "../../../../domain/sheets/text-block";
import type { ExportRequest } from "../../../../shared/lists/exports/export-request";
import { useTexts } from "../../../../shared/settings/texts";
import { useZones } from "../../../../shared/settings/zones";
import { Button } from "../../../../ui/buttons/button";
import { Checkbox, Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Banner } from "../../../../ui/messages/banner";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { OmittedNames } from "../omitted-names";
import { Preparing } from "../preparing";
import type { SheetProgress } from "../read-donors";
import { useSheetSettings } from "../settings/sheet-settings";
import { StartField } from "../settings/start-field";
import { SheetPreview } from "../sheet-preview";
import { texts } from "../texts";
import { useDownload } from "../use-download";
import { usePrepared } from "../use-prepared";
import { printedCard, type CardDonor } from "./card-donor";
import { CardPreview } from "./card-preview";
import { readHealthConsents, type HealthConsent } from "./read-consents";

interface CardsDialogProps extends DialogProps {
  title: string;
  /** What the server records, if it records exports. */
  request: ExportRequest;
  read: (preparing: {
    signal: AbortSignal;
    onProgress: (progress: SheetProgress) => void;
  }) => Promise<{ donors: readonly CardDonor[]; incomplete: boolean }>;
}

const UNKNOWN: HealthConsent = { kind: "unknown" };

/** Cards as a PDF: what they show, on which sheets, and who has none. */
export function CardsDialog({ open, onClose, title, request, read }: CardsDialogProps) {
  const { session } = useConnection();
  const author = registryName(useUser());
  const can = useCan();
  const today = useToday();
  const isRecorded = useFeature("exports");
  const cardText = useTexts()?.card.text ?? "";
  const zones = useZones();
  const name = useId();
  const readsGroup = can("read", "Donor", undefined, "bloodGroup");
  const { state, retry } = usePrepared(open, async (preparing) => {
    const [{ donors, incomplete }, pdfs] = await Promise.all([read(preparing), import("../pdf/pdfs")]);
    const withCard = donors.filter(({ _id, cardNumber }) => _id !== "" && cardNumber !== "");
    const ids = readsGroup ? withCard.map(({ _id }) => _id) : [];
    const consents = await readHealthConsents(session, ids, preparing);
    return { donors, incomplete, consents, pdfs, measure: pdfs.newPdf({ title: "", author: "" }).measure };
  });
  const { pendingLabel, close, download } = useDownload(onClose);
  const [{ offset }] = useSheetSettings();
  const [group, setGroup] = useState(true);
  const [back, setBack] = useState(true);
  const [single, setSingle] = useState(request.total === 1);
  const [start, setStart] = useState(0);
  const [page, setPage] = useState(0);

  const data = state.status === "ready" ? state.data : null;
  const donors = data?.donors ?? [];
  const consentOf = ({ _id }: CardDonor) => data?.consents.get(_id) ?? UNKNOWN;
  const cards = donors.flatMap((donor) => {
    const zone = zones.status === "ready" ? zones.data.zones.find((one) => one.name === donor.area) : undefined;
    const showsGroup = group && readsGroup && consentOf(donor).kind === "given";
    return printedCard(donor, showsGroup, cardText, zone) ?? [];
  });
  const numbered = donors.filter(({ cardNumber }) => cardNumber !== "");
  const unnumbered = donors.filter(({ cardNumber }) => cardNumber === "").map(registryName);
  const unprintable = numbered.map(registryName).filter((text) => printable(text) === null);
  const hasBack = cards.some(({ text, contacts }) => text.length + contacts.length > 0);
  const isStart = Number.isInteger(start) && start >= 0 && start < perSheet(CARD_SHEET);
  const firstPlace = isStart ? start : 0;
  const [first] = cards;
  const hasGroups = numbered.some((donor) => consentOf(donor).kind === "given");

  const downloadCards = (pdfs: NonNullable<typeof data>["pdfs"]) =>
    download({
      request,
      count: cards.length,
      fileName: texts.cardsFile(today, cards.length === 1),
      done: texts.savedCards(cards.length),
      make: (making) =>
        pdfs.cardsPdf(
          { title: texts.cardsTitle, author, cards, single, backs: back && hasBack, start, offset },
          making,
        ),
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      alert={false}
      large
      title={title}
      description={texts.cardsLead}
      note={
        first && (
          <span className={tw`mr-auto self-center text-caption text-muted narrow:order-last`}>
            {texts.scale}
            {isRecorded && texts.recorded}
          </span>
        )
      }
      icon={Download}
      // without a card number, the reason replaces the button
      submit={data && !first ? null : cards.length > 1 ? texts.downloadCards(cards.length) : texts.download}
      disabled={!first || (!single && !isStart)}
      pendingLabel={pendingLabel}
      onSubmit={() => (data && first ? downloadCards(data.pdfs) : false)}
    >
      <Preparing state={state} onRetry={retry}>
        {({ measure, incomplete }) => (
          <div className={tw`mt-4 grid gap-6`}>
            {incomplete && (
              <Banner tone="warn" title={texts.incomplete} actions={<Button onClick={retry}>{texts.readAgain}</Button>}>
                {texts.incompleteHint}
              </Banner>
            )}
            {donors.length === 1 && unnumbered.length === 1 ? (
              <p>{texts.noCard}</p>
            ) : (
              <div>
                {numbered.length === 0 && <p>{texts.noCards}</p>}
                <OmittedNames title={texts.withoutCard(unnumbered.length)} names={unnumbered} />
                <OmittedNames title={texts.unprintable(unprintable.length)} names={unprintable} />
              </div>
            )}
            {first && (
              <>
                <CardPreview card={first} back={back && hasBack} measure={measure} />
                <div className={tw`grid grid-cols-2 gap-6 narrow:grid-cols-[minmax(0,1fr)]`}>
                  <ChoiceGroup legend={texts.content} help={texts.codeHint}>
                    {readsGroup && (
                      <Checkbox
                        label={texts.group}
                        help={groupHelp(numbered, consentOf)}
                        checked={group && hasGroups}
                        disabled={!hasGroups}
                        onChange={({ target }) => setGroup(target.checked)}
                      />
                    )}
                    {hasBack && (
                      <Checkbox
                        label={texts.back}
                        help={texts.backHelp}
                        checked={back}
                        onChange={({ target }) => setBack(target.checked)}
                      />
                    )}
                  </ChoiceGroup>
                  <ChoiceGroup legend={texts.how}>
                    <Radio
                      name={name}
                      label={texts.single}
                      help={texts.singleHelp}
                      checked={single}
                      onChange={() => setSingle(true)}
                    />
                    <Radio
                      name={name}
                      label={texts.sheetOfTen}
                      help={texts.sheetOfTenHelp(sheetCount(CARD_SHEET, firstPlace, cards.length))}
                      checked={!single}
                      onChange={() => setSingle(false)}
                    />
                  </ChoiceGroup>
                </div>
                {!single && (
                  <div className={tw`grid grid-cols-2 gap-6 narrow:grid-cols-[minmax(0,1fr)]`}>
                    <StartField sheet={CARD_SHEET} start={start} onStart={setStart} />
                    <SheetPreview
                      sheet={CARD_SHEET}
                      start={firstPlace}
                      onStart={setStart}
                      page={page}
                      pages={sheetCount(CARD_SHEET, firstPlace, cards.length)}
                      onPage={setPage}
                    >
                      {(nth) => (
                        <span className={tw`place-self-center break-anywhere p-1 text-center text-[11px] font-strong`}>
                          {cards[nth - firstPlace]?.name}
                        </span>
                      )}
                    </SheetPreview>
                  </div>
                )}
              </>
            )}
          </div>
        )}
      </Preparing>
    </ConfirmDialog>
  );
}

/** Explains on which cards the blood group stands. */
function groupHelp(donors: readonly CardDonor[], consentOf: (donor: CardDonor) => HealthConsent): string {
  const [only, ...others] = donors;
  if (only && others.length === 0) {
    const consent = consentOf(only);
    if (consent.kind === "none") return texts.groupNone;
    if (consent.kind === "unknown") return texts.groupUnknown;
    const name = only.firstName || registryName(only);
    return consent.date ? texts.groupGivenOn(name, formatLongDate(consent.date)) : texts.groupGiven(name);
  }
  const count = (kind: HealthConsent["kind"]) => donors.filter((donor) => consentOf(donor).kind === kind).length;
  return texts.groupSome(count("given"), count("none"), count("unknown"));
}
