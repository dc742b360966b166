import { useId, useMemo, useState } from "react";
import { registryName } from "../../../../domain/donor/registry-name";
import { A4, CARD, CARD_SHEET, sheetCount, SINGLE_CARD } from "../../../../domain/sheets/sheet-layout";
import { MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { Button } from "../../../../ui/buttons/button";
import { Checkbox, Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { OmittedDonors } from "../omitted-donors";
import { PrinterSettings } from "../settings/printer-settings";
import { useSheetSettings } from "../settings/sheet-settings";
import { SheetDialog } from "../sheet-dialog";
import { texts } from "../texts";
import { useSheet } from "../use-sheet";
import { CARD_FIELDS, donorCards, mayShowGroup, type HealthConsent } from "./card-donor";
import { CardPreview } from "./card-preview";
import { withConsents } from "./read-consents";

interface CardsDialogProps extends DialogProps {
  list: ExportedList;
}

/** Cards of the selected donors as a PDF: what they show, on which sheets, and who has none. */
export function CardsDialog(props: CardsDialogProps) {
  const name = useId();
  // each donor's consent is a request
  const work = useSheet({ ...props, fields: CARD_FIELDS, complete: withConsents, most: MAX_ROWS });
  const { request, author, today, tooMany, data, save } = work;
  const [settings, changeSettings] = useSheetSettings();
  const [group, setGroup] = useState(true);
  const [single, setSingle] = useState(request.total === 1);

  const donors = data?.donors ?? [];
  const { cards, omitted } = useMemo(
    () => (data ? donorCards(data.donors, group, data.measure) : { cards: [], omitted: [] }),
    [data, group],
  );
  const withGroup = donors.filter(mayShowGroup);
  const countOf = (asked: HealthConsent) => withGroup.filter(({ consent }) => consent === asked).length;
  const [given, unknown] = [countOf("given"), countOf("unknown")];
  const [first] = cards;
  const [only] = donors.length === 1 ? donors : [];
  const count = cards.length;
  return (
    <SheetDialog
      work={work}
      title={only ? texts.cardTitle(registryName(only)) : texts.cardsTitle}
      lead={tooMany ? texts.tooMany(MAX_ROWS) : texts.cardsLead}
      // without a card, the reason replaces the button
      submit={tooMany || (data && !first) ? null : count > 1 ? texts.downloadCards(count) : texts.download}
      disabled={!first}
      onSubmit={({ pdfs }) =>
        save({
          count,
          fileName: texts.cardsFile(today, count === 1),
          done: texts.savedCards(count),
          make: (making) => {
            const paper = single
              ? { page: CARD, sheet: SINGLE_CARD, offset: { x: 0, y: 0 } }
              : { page: A4, sheet: CARD_SHEET, offset: settings.offset };
            // a single card is handed to its donor
            const filter = count > 1 && { filter: request.filterText };
            const info = { title: texts.cardsTitle, author, ...filter };
            return pdfs.sheetPdf({ ...info, ...paper, start: 0, printed: cards, outlined: !single }, making);
          },
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
                  {withGroup.length > 0 && (
                    <Checkbox
                      label={texts.group}
                      help={texts.groupHelp(given, countOf("none"), unknown)}
                      checked={group && given > 0}
                      disabled={given === 0}
                      onChange={({ target }) => setGroup(target.checked)}
                    />
                  )}
                  {unknown > 0 && (
                    <Button small className={tw`justify-self-start`} onClick={work.read}>
                      {texts.readAgain}
                    </Button>
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
                    help={texts.sheetOfTenHelp(sheetCount(CARD_SHEET, 0, count))}
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
