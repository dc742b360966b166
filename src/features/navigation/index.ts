export { addressOf, entryState, navigate, useEntryText, useHashLocation, useHashSearch } from "./hash-location";
