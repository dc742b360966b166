import { useState } from "react";
import { useConnection } from "../../../../api/react/connection";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import { Dialog } from "../../../../ui/overlay/dialog";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { Button } from "../../../../ui/buttons/button";
import { uiTexts } from "../../../../ui/texts";
import { donorsRequest, readDonors } from "../read-donors";
import { texts } from "../texts";
import { CARD_FIELDS, type CardField } from "./card-donor";
import { CardsDialog } from "./cards-dialog";

interface ListCardsDialogProps extends DialogProps {
  list: ExportedList;
}

/** Cards of the selected donors. Each donor's consent is a request, so their number is limited. */
export function ListCardsDialog({ list, ...dialog }: ListCardsDialogProps) {
  const { session } = useConnection();
  // keeps the selection as it was when the dialog opened
  const [request] = useState(() => donorsRequest(list, CARD_FIELDS));
  if (request.total === null || request.total > MAX_ROWS)
    return (
      <Dialog
        {...dialog}
        title={texts.cardsTitle}
        description={texts.tooMany(MAX_ROWS)}
        footer={<Button onClick={dialog.onClose}>{uiTexts.close}</Button>}
      />
    );
  return (
    <CardsDialog
      {...dialog}
      title={texts.cardsTitle}
      request={request}
      read={(preparing) => readDonors<CardField>(session, request, preparing)}
    />
  );
}
