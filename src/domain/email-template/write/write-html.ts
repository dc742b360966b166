import { imageAddress, linkAddress } from "../addresses";
import type { Block, Columns, EmailDocument, Leaf, Line, Paragraph, Run } from "../document";
import { MERGE_FIELDS, oneLine } from "../merge-fields";
import { escapeHtml, lineTemplate, runTemplate, value, when } from "./mustache";
import { COLOURS, FONT, PADDING, SHEET, TABLE, WIDTH, readableOn } from "./mail-style";

/**
 * Writes an email as HTML, a Mustache template: tables, inline styles, two columns that wrap on a phone, a dark theme. It has no
 * scripts, event handlers, external styles, position or flex (https://www.caniemail.com).
 */
export function writeHtml({ subject, preheader, brand, blocks }: EmailDocument): string {
  const rows = blocks.map((block) => shownTo(block, row(block, brand, WIDTH)));
  return `<!DOCTYPE html>
<html lang="it" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${lineHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${COLOURS.background};">
<div style="display:none;max-height:0;overflow:hidden;">${lineHtml(preheader)}${"&#8199;&#847;".repeat(40)}</div>
<table ${TABLE} width="100%" class="ground" bgcolor="${COLOURS.background}"><tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" class="paper" bgcolor="${COLOURS.paper}" style="max-width:${WIDTH}px;background-color:${COLOURS.paper};">
${rows.join("\n")}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const shownTo = ({ onlyWhoMayDonate }: Block, html: string): string =>
  onlyWhoMayDonate ? when("mayDonate", true, html) : html;

type Space = readonly [above: number, beside: number, below: number];
const SPACE: Space = [12, PADDING, 12];
/** The space around blocks that differ from the others, in pixels. */
const SPACES: Partial<Record<Block["type"], Space>> = {
  header: [0, 0, 16],
  button: [12, PADDING, 24],
  divider: [0, 0, 0],
  spacer: [0, 0, 0],
  footer: [12, PADDING, 24],
};

/** @param width of the container, in pixels */
function row(block: Block, brand: string, width: number): string {
  const [above, beside, below] = SPACES[block.type] ?? SPACE;
  const align = "align" in block ? ` align="${block.align}"` : "";
  const pad = beside > 0 ? ' class="pad"' : "";
  const content = block.type === "columns" ? columns(block, brand, width) : leaf(block, brand, width - 2 * beside);
  return `<tr><td${align}${pad} style="padding:${above}px ${beside}px ${below}px;">${content}</td></tr>`;
}

function leaf(block: Leaf, brand: string, width: number): string {
  switch (block.type) {
    case "header":
      return headerHtml(block, brand, width);
    case "heading": {
      const size = block.level === 1 ? "26px" : "20px";
      const style = `margin:0;${FONT}font-size:${size};line-height:1.3;font-weight:700;color:${COLOURS.text};`;
      return `<h${block.level} class="text" style="${style}">${lineHtml(block.line)}</h${block.level}>`;
    }
    case "text":
      return paragraphsHtml(block.paragraphs, "text", "16px", brand);
    case "image": {
      const source = imageAddress(block.source);
      if (source === null) return "";
      const picture = image(source, block.alt, Math.round((width * block.width) / 100));
      const to = linkAddress(block.link);
      return to === null ? picture : `<a href="${escapeHtml(to)}" target="_blank">${picture}</a>`;
    }
    case "button":
      return button(block);
    case "divider":
      return `<table ${TABLE} width="100%"><tr><td class="line" height="1" bgcolor="${COLOURS.line}" style="font-size:1px;line-height:1px;">&nbsp;</td></tr></table>`;
    case "spacer":
      return `<table ${TABLE} width="100%"><tr><td height="${block.height}" style="font-size:1px;line-height:${block.height}px;">&nbsp;</td></tr></table>`;
    case "donorData":
      return donorData(block);
    case "footer": {
      const leave = block.unsubscribe === "" ? "" : unsubscribe(block.unsubscribe);
      return paragraphsHtml(block.paragraphs, "muted", "13px", brand) + leave;
    }
  }
}

/** Two halves that wrap on narrow screens. Outlook gets a table with two cells. */
function columns({ left, right }: Columns, brand: string, width: number): string {
  const half = Math.floor((width - 2 * PADDING) / 2);
  const side = (blocks: readonly Leaf[]) => {
    const inner = blocks.map((block) =>
      shownTo(block, `<tr><td style="padding:0 0 12px;">${leaf(block, brand, half)}</td></tr>`),
    );
    return `<div class="half" style="display:inline-block;width:100%;max-width:${half}px;vertical-align:top;"><table ${TABLE} width="100%">${inner.join("") || "<tr><td></td></tr>"}</table></div>`;
  };
  const cell = `<td width="${half}" valign="top">`;
  return `<!--[if mso]><table ${TABLE} width="100%"><tr>${cell}<![endif]-->${side(left)}<!--[if mso]></td>${cell}<![endif]-->${side(right)}<!--[if mso]></td></tr></table><![endif]-->`;
}

function button({ line, link, colour, radius }: Extract<Leaf, { type: "button" }>): string {
  const to = linkAddress(link);
  if (to === null) return "";
  const ink = readableOn(colour);
  const style = `display:inline-block;padding:12px 22px;${FONT}font-size:16px;font-weight:700;color:${ink};text-decoration:none;`;
  return `<table ${TABLE} style="display:inline-table;"><tr><td bgcolor="${colour}" style="background-color:${colour};border-radius:${radius}px;"><a href="${escapeHtml(to)}" target="_blank" style="${style}">${lineHtml(line)}</a></td></tr></table>`;
}

/** A panel with a row for each known value; without values it has no height. Fallbacks are for sentences, not for rows. */
function donorData({ fields }: Extract<Leaf, { type: "donorData" }>): string {
  const style = `${FONT}font-size:15px;text-align:left;`;
  const rows = fields.map((name) => {
    const { label } = MERGE_FIELDS[name];
    const row = `<tr><th scope="row" width="40%" class="muted" style="padding:8px 12px 8px 16px;${style}font-weight:400;color:${COLOURS.muted};">${escapeHtml(label)}</th><td class="text" style="padding:8px 16px 8px 0;${style}font-weight:700;color:${COLOURS.text};">${value(name, "html")}</td></tr>`;
    return when(name, true, row);
  });
  if (rows.length === 0) return "";
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" class="ground" bgcolor="${COLOURS.background}" style="background-color:${COLOURS.background};border-radius:8px;">${rows.join("")}</table>`;
}

const unsubscribe = (label: string): string =>
  `<p class="muted" style="margin:0;${FONT}font-size:13px;line-height:1.5;color:${COLOURS.muted};"><a href="{{unsubscribeUrl}}" target="_blank" class="muted" style="color:${COLOURS.muted};">${escapeHtml(label)}</a></p>`;

const image = (source: string, alt: string, width: number): string =>
  `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;">`;

const paragraph = (tone: "text" | "muted", size: string, weight: number, html: string): string =>
  `<p class="${tone}" style="margin:0 0 12px;${FONT}font-size:${size};line-height:1.6;font-weight:${weight};color:${COLOURS[tone]};">${html || "&nbsp;"}</p>`;

/** Consecutive list items of the same style are in one list. */
function paragraphsHtml(paragraphs: readonly Paragraph[], tone: "text" | "muted", size: string, brand: string): string {
  let html = "";
  paragraphs.forEach(({ style, line }, index) => {
    const content = lineHtml(line, brand);
    if (style === "plain") return void (html += paragraph(tone, size, 400, content));
    const tag = style === "bullet" ? "ul" : "ol";
    const look = `margin:0 0 12px;padding:0 0 0 24px;${FONT}font-size:${size};line-height:1.6;color:${COLOURS[tone]};`;
    if (paragraphs[index - 1]?.style !== style) html += `<${tag} class="${tone}" style="${look}">`;
    html += `<li style="margin:0 0 4px;">${content || "&nbsp;"}</li>`;
    if (paragraphs[index + 1]?.style !== style) html += `</${tag}>`;
  });
  return html;
}

/** @param brand the colour of links; undefined for lines without links and styles (a heading, a subject) */
const lineHtml = (line: Line, brand?: string): string => line.map((run) => runHtml(run, brand)).join("");

function runHtml(run: Run, brand: string | undefined): string {
  let html = runTemplate(run, "html");
  if (brand !== undefined && run.bold) html = `<strong>${html}</strong>`;
  if (brand !== undefined && run.italic) html = `<em>${html}</em>`;
  const to = brand !== undefined && run.kind === "text" && run.link !== undefined ? linkAddress(run.link) : null;
  if (to === null) return html;
  return `<a href="${escapeHtml(to)}" target="_blank" class="link" style="color:${brand};">${html}</a>`;
}

/** Returns the subject as a template of plain text on one line, for the email's header. */
export const writeSubject = ({ subject }: Pick<EmailDocument, "subject">): string => oneLine(lineTemplate(subject));

/** The drop of the logo, from tip to bottom: half the width of each row, in pixels. */
const DROP_HALVES = [1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 8, 8, 7, 5, 3];
const DROP_WIDTH = 20;
const LOGO_WIDTH = 120;

/**
 * Draws the drop with table cells. Email clients show neither SVG nor data URLs, and block images until the reader allows them;
 * cells are always visible.
 */
function drop(ink: string, background: string): string {
  const rows = DROP_HALVES.map((half) => {
    const side = DROP_WIDTH / 2 - half;
    return `<tr><td height="1" bgcolor="${ink}" style="font-size:1px;line-height:1px;border:solid ${background};border-width:0 ${side}px;">&nbsp;</td></tr>`;
  });
  return `<table ${TABLE} width="${DROP_WIDTH}" aria-hidden="true">${rows.join("")}</table>`;
}

/** Puts the image on white, because most logos are made for paper. */
const logoImage = (source: string, width: number): string =>
  `<table ${TABLE}><tr><td bgcolor="#ffffff" style="padding:6px;border-radius:6px;"><img src="${escapeHtml(source)}" alt="" width="${width}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;"></td></tr></table>`;

/**
 * Writes the header: the association's logo and name on a band in the brand colour. Without an image, the logo is the drop.
 * @param width of the containing cell, in pixels
 */
function headerHtml({ name, logo, align }: Extract<Leaf, { type: "header" }>, brand: string, width: number) {
  const ink = readableOn(brand);
  const source = logo === null ? null : imageAddress(logo);
  const mark = source === null ? drop(ink, brand) : logoImage(source, Math.min(LOGO_WIDTH, width - 2 * PADDING));
  const style = `padding:0 0 0 14px;${FONT}font-size:17px;line-height:1.3;font-weight:700;color:${ink};`;
  const nameCell = name === "" ? "" : `<td style="${style}">${escapeHtml(name)}</td>`;
  return `<table ${TABLE} width="100%"><tr><td align="${align}" class="pad" bgcolor="${brand}" style="padding:20px ${PADDING}px;background-color:${brand};"><table ${TABLE} style="display:inline-table;"><tr><td>${mark}</td>${nameCell}</tr></table></td></tr></table>`;
}
