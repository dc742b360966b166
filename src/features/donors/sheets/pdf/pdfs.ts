/** The PDFs, with their library and fonts: imported only when a dialog opens. */
export { calibrationPdf } from "./calibration-pdf";
export { cardsPdf } from "./cards-pdf";
export { labelsPdf } from "./labels-pdf";
export { newPdf } from "./new-pdf";
