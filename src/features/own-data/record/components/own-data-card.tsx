import type { ReactNode } from "react";
import { DataCard } from "../../../../shared/donor/parts/data-card";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

interface OwnDataCardProps {
  donor: OwnRecord;
  /** The way to the form in which the donor changes it; without one it says whom to ask. */
  change?: ReactNode;
}

/** What the association knows of the donor who reads it. */
export const OwnDataCard = ({ donor, change }: OwnDataCardProps) => (
  <DataCard
    donor={donor}
    title={texts.data}
    noCard={texts.cardComes}
    actions={change}
    note={donor.status === "active" && !change && texts.askToCorrect}
  />
);
