export { ExportButton } from "./components/export-button";
export { ExportDock } from "./components/export-dock";
export { exportedList, type ExportedList } from "./exported-list";
