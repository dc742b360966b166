declare module "pdfkit/output" {
  /** Collects the file. Call it before `end`. */
  export function toBlob(file: PDFKit.PDFDocument): Promise<Blob>;
}
