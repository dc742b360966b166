export { ExportButton } from "./components/export-button";
export { ExportDock } from "./components/export-dock";
export { exportedList, type ExportedList } from "./exported-list";

/** Its code comes with the first file that is asked for. */
export const loadBlankFile = async () => (await import("./blank-file")).blankFile;
