import { useId, useMemo, useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useUser } from "../../../../api/react/connection";
import { useToday } from "../../../../api/react/use-today";
import { registryName } from "../../../../domain/donor/registry-name";
import { authorName } from "../../../../domain/export/origin-texts";
import { CARD_SHEET, sheetCount } from "../../../../domain/sheets/sheet-layout";
import type { OmittedDonor } from "../../../../domain/sheets/omissions";
import { MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { Checkbox, Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { OmittedDonors } from "../omitted-donors";
import { donorsRequest } from "../read-donors";
import { PrinterSettings } from "../settings/printer-settings";
import { useSheetSettings } from "../settings/sheet-settings";
import { SheetDialog } from "../sheet-dialog";
import { texts } from "../texts";
import { useDonors } from "../use-donors";
import { useDownload } from "../use-download";
import { CARD_FIELDS, cardOmission, donorCard, type CardDonor, type CardField, type DonorCard } from "./card-donor";
import { CardPreview } from "./card-preview";
import { readHealthConsents, type HealthConsent } from "./read-consents";

interface CardsDialogProps extends DialogProps {
  list: ExportedList;
}

/** Cards of the selected donors as a PDF: what they show, on which sheets, and who has none. */
export function CardsDialog({ open, onClose, list }: CardsDialogProps) {
  const user = useUser();
  const author = user ? authorName(user) : "";
  const can = useCan();
  const today = useToday();
  const name = useId();
  const readsGroup = can("read", "Donor", undefined, "bloodGroup");
  // keeps the selection as it was when the dialog opened
  const [request] = useState(() => donorsRequest(list, CARD_FIELDS, { today, author }));
  // each donor's consent is a request
  const tooMany = request.total === null || request.total > MAX_ROWS;
  const { state, retry, drop } = useDonors<CardField, ReadonlyMap<string, HealthConsent>>(
    open && !tooMany,
    request,
    (donors, session, reading) =>
      readHealthConsents(
        session,
        readsGroup ? donors.filter((donor) => !cardOmission(donor)).map(({ _id }) => _id) : [],
        reading,
      ),
  );
  const { pendingLabel, close, download } = useDownload(onClose);
  const [settings, changeSettings] = useSheetSettings();
  const [group, setGroup] = useState(true);
  const [single, setSingle] = useState(request.total === 1);

  const data = state.status === "ready" ? state.data : null;
  const measure = useMemo(() => data?.pdfs.newPdf().measure, [data?.pdfs]);
  const donors = data?.donors ?? [];
  const consentOf = ({ _id }: CardDonor) => data?.more.get(_id) ?? "unknown";
  const cards: DonorCard[] = [];
  const holders: CardDonor[] = [];
  const omitted: OmittedDonor[] = [];
  for (const donor of donors) {
    if (!measure) break;
    const showsGroup = group && readsGroup && consentOf(donor) === "given";
    const card = donorCard(donor, showsGroup, measure);
    if (typeof card === "string") omitted.push({ reason: card, name: registryName(donor) });
    else {
      cards.push(card);
      holders.push(donor);
    }
  }
  const count = (consent: HealthConsent) => holders.filter((donor) => consentOf(donor) === consent).length;
  const hasGroups = count("given") > 0;
  const [first] = cards;
  const [only] = donors.length === 1 ? donors : [];
  return (
    <SheetDialog
      open={open}
      onClose={close}
      title={only ? texts.cardTitle(registryName(only)) : texts.cardsTitle}
      lead={tooMany ? texts.tooMany(MAX_ROWS) : texts.cardsLead}
      state={state}
      onRetry={retry}
      onGone={drop}
      // without a card, the reason replaces the button
      submit={
        tooMany || (data && !first) ? null : cards.length > 1 ? texts.downloadCards(cards.length) : texts.download
      }
      disabled={!first}
      pendingLabel={pendingLabel}
      onSubmit={({ pdfs }) =>
        download({
          request,
          count: cards.length,
          fileName: texts.cardsFile(today, cards.length === 1),
          done: texts.savedCards(cards.length),
          make: (making) =>
            pdfs.cardsPdf(
              {
                title: texts.cardsTitle,
                author,
                // a single card is handed to its donor
                ...(cards.length > 1 && { filter: request.filterText }),
                cards,
                single,
                offset: settings.offset,
              },
              making,
            ),
        })
      }
    >
      {({ pdfs }) => (
        <>
          {only && omitted[0] ? <p>{texts.noCard(omitted[0].reason)}</p> : <OmittedDonors omitted={omitted} />}
          {first && (
            <>
              <CardPreview card={first} />
              <div className={tw`grid grid-cols-2 items-start gap-6 narrow:grid-cols-[minmax(0,1fr)]`}>
                <ChoiceGroup legend={texts.content} help={texts.codeHint}>
                  {readsGroup && (
                    <Checkbox
                      label={texts.group}
                      help={texts.groupHelp(count("given"), count("none"), count("unknown"))}
                      checked={group && hasGroups}
                      disabled={!hasGroups}
                      onChange={({ target }) => setGroup(target.checked)}
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
                    help={texts.sheetOfTenHelp(sheetCount(CARD_SHEET, 0, cards.length))}
                    checked={!single}
                    onChange={() => setSingle(false)}
                  />
                </ChoiceGroup>
              </div>
              {!single && (
                <PrinterSettings
                  settings={settings}
                  onChange={changeSettings}
                  sheet={CARD_SHEET}
                  pdfs={pdfs}
                  author={author}
                />
              )}
            </>
          )}
        </>
      )}
    </SheetDialog>
  );
}
