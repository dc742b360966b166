/** A PDF that opens with a password alone. */
export class LockedPdf extends Error {}
