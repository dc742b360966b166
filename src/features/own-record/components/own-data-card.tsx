import { DataCard } from "../../donor-parts/data-card";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

/** What the association knows of the donor who reads it. */
export const OwnDataCard = ({ donor }: { donor: OwnRecord }) => (
  <DataCard
    donor={donor}
    title={texts.data}
    noCard={texts.cardComes}
    note={donor.status === "active" && texts.askToCorrect}
  />
);
