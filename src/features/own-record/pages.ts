export { OwnRecordView } from "./own-record";
