export { DataCard } from "./components/data-card";
export { useOwnRecord, type OwnRecord } from "./requests/get-own-record";
