import { imageAddress } from "../addresses";
import { readableOn } from "./contrast";
import type { Leaf } from "../document";
import { FONT, PADDING, TABLE } from "./look";
import { escapeHtml } from "./mustache";

/** The drop of the logo, from tip to bottom: the half width of each row of one pixel. */
const DROP_HALVES = [1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 8, 8, 7, 5, 3];
const DROP_WIDTH = 20;
const LOGO_WIDTH = 120;

/**
 * Draws the drop with table cells. Mail programs show neither SVG nor data URLs, and hide images until the reader allows
 * them; cells are always visible.
 */
function drop(ink: string, ground: string): string {
  const rows = DROP_HALVES.map((half) => {
    const side = DROP_WIDTH / 2 - half;
    return `<tr><td height="1" bgcolor="${ink}" style="font-size:1px;line-height:1px;border:solid ${ground};border-width:0 ${side}px;">&nbsp;</td></tr>`;
  });
  return `<table ${TABLE} width="${DROP_WIDTH}" aria-hidden="true">${rows.join("")}</table>`;
}

/** Puts the image on white: most logos are drawn for paper. */
const logoImage = (source: string, width: number): string =>
  `<table ${TABLE}><tr><td bgcolor="#ffffff" style="padding:6px;border-radius:6px;"><img src="${escapeHtml(source)}" alt="" width="${width}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;"></td></tr></table>`;

/**
 * Writes the head of a mail: the association's logo and name on a band in the brand colour. Without an image, the logo is
 * the drop.
 * @param width of the containing cell, in pixels
 */
export function headerHtml({ name, logo, align }: Extract<Leaf, { type: "header" }>, brand: string, width: number) {
  const ink = readableOn(brand);
  const source = logo === null ? null : imageAddress(logo);
  const mark = source === null ? drop(ink, brand) : logoImage(source, Math.min(LOGO_WIDTH, width - 2 * PADDING));
  const style = `padding:0 0 0 14px;${FONT}font-size:17px;line-height:1.3;font-weight:700;color:${ink};`;
  const words = name === "" ? "" : `<td style="${style}">${escapeHtml(name)}</td>`;
  return `<table ${TABLE} width="100%"><tr><td align="${align}" class="pad" bgcolor="${brand}" style="padding:20px ${PADDING}px;background-color:${brand};"><table ${TABLE} style="display:inline-table;"><tr><td>${mark}</td>${words}</tr></table></td></tr></table>`;
}
