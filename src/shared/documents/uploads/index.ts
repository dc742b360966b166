export { UploadDock } from "./components/upload-dock";
export type { SightForm, UploadTarget } from "./upload-item";
export { useUploads } from "./upload-slot";
