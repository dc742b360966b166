export { ViewName } from "./components/view-name";
export { ViewsButton } from "./components/views-button";
export type { SavedView } from "./saved-view";
export { useOpenView } from "./use-open-view";
export { useViewControl, type ViewControl } from "./view-control";
export { useSavedViews } from "./use-saved-views";
