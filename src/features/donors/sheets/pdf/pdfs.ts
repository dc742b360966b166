/** The PDFs, with their library and fonts: imported only when a dialog opens. */
export { calibrationPdf } from "./calibration-pdf";
export { newPdf } from "./new-pdf";
export { sheetPdf } from "./sheet-pdf";
