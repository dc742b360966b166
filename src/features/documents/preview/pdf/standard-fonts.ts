/** The fonts that every reader of PDF has to bring, since files leave them out; each comes when a file asks for it. */
const FONTS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  "FoxitDingbats.pfb": () => import("pdfjs-dist/standard_fonts/FoxitDingbats.pfb?base64"),
  "FoxitFixed.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixed.pfb?base64"),
  "FoxitFixedBold.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?base64"),
  "FoxitFixedBoldItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?base64"),
  "FoxitFixedItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?base64"),
  "FoxitSerif.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerif.pfb?base64"),
  "FoxitSerifBold.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?base64"),
  "FoxitSerifBoldItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?base64"),
  "FoxitSerifItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?base64"),
  "FoxitSymbol.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSymbol.pfb?base64"),
  "LiberationSans-Bold.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?base64"),
  "LiberationSans-BoldItalic.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?base64"),
  "LiberationSans-Italic.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?base64"),
  "LiberationSans-Regular.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?base64"),
};

/** What pdf.js asks for them: from our own files, never from another address. */
export class StandardFonts {
  /** @throws Error for a font that isn't one of those; its text is then left out */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = Object.hasOwn(FONTS, filename) ? FONTS[filename] : undefined;
    if (!load) throw new Error(`No standard font: ${filename}`);
    const { default: text } = await load();
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }
}
