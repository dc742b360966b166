/** Days from where Excel, LibreOffice and others count (1 is 1 January 1900) to 1 January 1970, from which ours are counted. */
export const SHEET_EPOCH = 25_569;
