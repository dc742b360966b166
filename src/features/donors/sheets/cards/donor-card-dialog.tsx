import { endpoints } from "../../../../api/endpoints";
import { chosenExportFields } from "../../../../domain/export/export-fields";
import { registryName } from "../../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { uiTexts } from "../../../../ui/texts";
import { texts } from "../texts";
import { CARD_FIELDS, cardDonor } from "./card-donor";
import { CardsDialog } from "./cards-dialog";

interface DonorCardDialogProps extends DialogProps {
  donor: DonorRecord;
}

/** The card of one donor, from the record. */
export const DonorCardDialog = ({ donor, ...dialog }: DonorCardDialogProps) => (
  <CardsDialog
    {...dialog}
    title={texts.cardTitle(registryName(donor) || uiTexts.noName)}
    request={{
      entity: "donors",
      format: "print",
      scope: "selection",
      fields: chosenExportFields("donors", CARD_FIELDS),
      read: { path: endpoints.donor(donor._id) },
      idField: "_id",
      selected: { kind: "some", ids: new Set([donor._id]) },
      total: 1,
      fileName: "",
    }}
    read={() => Promise.resolve({ donors: [cardDonor(donor)], incomplete: false })}
  />
);
