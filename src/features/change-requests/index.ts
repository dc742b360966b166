import { wantedChanges, type ChangeRequest } from "./answers";

export { changeText, readOwnRequest, wantedChanges, type ChangeRequest } from "./answers";

/** @returns a donor with the values that wait for the office, as the donor's own form shows them */
export const withWishes = <Donor extends object>(donor: Donor, request: ChangeRequest | null): Donor =>
  request?.state === "open"
    ? { ...donor, ...Object.fromEntries(wantedChanges(request).map(({ field, to }) => [field, to])) }
    : donor;
