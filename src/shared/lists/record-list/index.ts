export { RecordList, type RecordListProps } from "./record-list";
export { useRecordList, type RecordListParts } from "./use-record-list";
