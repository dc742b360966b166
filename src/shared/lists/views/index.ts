export { ViewName } from "./components/view-name";
export { ViewsButton } from "./components/views-button";
export { useOpenView } from "./use-open-view";
export { useViewControl, type ViewControl } from "./view-control";
