/**
 * Creates a PDF of A4 pages without embedded fonts.
 * @param lines the text of each page
 * @param script runs when a viewer with scripts opens the PDF
 */
export function makePdf(lines: readonly string[], script?: string): Blob {
  const kids = lines.map((_, page) => `${4 + page * 2} 0 R`).join(" ");
  const action = script === undefined ? "" : ` /OpenAction << /S /JavaScript /JS (${script}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${action} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...lines.flatMap((line, page) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([file], { type: "application/pdf" });
}
