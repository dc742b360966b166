export {
  affectedByRequest,
  countsReader,
  dataRequestAnswer,
  dataRequestsAnswer,
  dataRequestSettingsAnswer,
  type DataRequest,
  type ErasedCounts,
  requestReader,
} from "./requests";
export { ArrivalFields, isArrived, type Arrival } from "./request-fields";
export { requestTexts } from "./texts";
