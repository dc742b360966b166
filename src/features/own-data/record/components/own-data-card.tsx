import { Pencil } from "lucide-react";
import { Button } from "../../../../ui/button";
import { addressOf } from "../../../../shared/navigation";
import { DataCard } from "../../../../shared/donor/parts/data-card";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

interface OwnDataCardProps {
  donor: OwnRecord;
  /** The form in which the donor changes it; without one it says whom to ask. */
  changeHref?: string | null;
}

/** What the association knows of the donor who reads it. */
export const OwnDataCard = ({ donor, changeHref = null }: OwnDataCardProps) => (
  <DataCard
    donor={donor}
    title={texts.data}
    noCard={texts.cardComes}
    actions={
      changeHref && (
        <Button small icon={Pencil} href={addressOf(changeHref)}>
          {texts.edit}
        </Button>
      )
    }
    note={donor.status === "active" && !changeHref && texts.askToCorrect}
  />
);
