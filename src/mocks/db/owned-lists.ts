import { Awards } from "./awards";
import { Donations } from "./donations";
import type { Donors } from "./donors";
import { drawDonations } from "./make-ahead";
import type { Award, Donation } from "./models";
import type { OwnedRecords } from "./owned-records";
import { inOneGo, inSlices } from "./slices";

/** All donations, and all awards, of everybody: made when they are asked for, and anew after a change. */
export class OwnedLists {
  #lists: { donations?: Donations; awards?: Awards } = {};
  #drawn: Promise<void> | undefined;

  constructor(
    private readonly donors: Donors,
    private readonly donationsOf: OwnedRecords<Donation>,
    private readonly awardsOf: OwnedRecords<Award>,
  ) {}

  get donations(): Donations {
    return (this.#lists.donations ??= inOneGo(Donations.making(this.donors, this.donationsOf)));
  }

  get awards(): Awards {
    return (this.#lists.awards ??= inOneGo(Awards.making(this.donors, this.awardsOf)));
  }

  /** For what counts donations, or awards, of all donors: settles when all are drawn, in slices. */
  allDonationsDrawn(): Promise<void> {
    return (this.#drawn ??= inSlices(drawDonations(this.donors)));
  }

  /** For what lists all donations: settles when they and their order are there, made in slices. @throws QueryError */
  async donationsBy(column: string): Promise<void> {
    await this.allDonationsDrawn();
    const lists = this.#lists;
    lists.donations ??= await inSlices(Donations.making(this.donors, this.donationsOf));
    await inSlices(lists.donations.ordering(column));
  }

  /** The same of all awards. @throws QueryError */
  async awardsBy(column: string): Promise<void> {
    await this.allDonationsDrawn();
    const lists = this.#lists;
    lists.awards ??= await inSlices(Awards.making(this.donors, this.awardsOf));
    await inSlices(lists.awards.ordering(column));
  }

  /** Something of it changed; what is being made of the former data is kept nowhere. */
  forget(): void {
    this.#lists = {};
  }
}
