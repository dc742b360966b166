import { DataCard } from "../../../../shared/donor/parts/data-card";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

interface OwnDataCardProps {
  donor: OwnRecord;
  /** Whether the donor may change it from here: else it says whom to ask. */
  mayChange?: boolean;
}

/** What the association knows of the donor who reads it. */
export const OwnDataCard = ({ donor, mayChange = false }: OwnDataCardProps) => (
  <DataCard
    donor={donor}
    title={texts.data}
    noCard={texts.cardComes}
    note={donor.status === "active" && !mayChange && texts.askToCorrect}
  />
);
