declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  /** The half of pdf.js that reads files. */
  export const WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void };
}
