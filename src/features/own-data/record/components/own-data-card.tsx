import type { ReactNode } from "react";
import { DataCard } from "../../../../shared/donor/parts/data-card";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

interface OwnDataCardProps {
  donor: OwnRecord;
  /** A link to the form. Without it, an active donor reads where to change them. */
  change?: ReactNode;
}

/** The donor's own data. */
export const OwnDataCard = ({ donor, change }: OwnDataCardProps) => (
  <DataCard
    donor={donor}
    title={texts.data}
    noCard={texts.cardComes}
    actions={change}
    note={donor.status === "active" && !change && texts.askToCorrect}
  />
);
