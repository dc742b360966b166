import type { CSSProperties } from "react";
import { tw } from "../tw";

/** The index of a pinned column. The last one has an edge, below which the other columns scroll. */
export interface Pin {
  index: number;
  last: boolean;
}

/** The custom property with a pinned column's distance from the left: the widths of the pinned columns before it. */
const offset = (index: number) => `--gds-pin-${index}`;

export const pinStyle = ({ index }: Pin): CSSProperties => ({ left: `var(${offset(index)}, 0px)` });

const edge = tw`border-r-line-control [[data-scrolls]_&]:border-r cards:!border-r-0`;
const place = tw`sticky cards:static`;

export const pinClass = (pin: Pin | undefined): string | false =>
  pin !== undefined && (pin.last ? `${place} ${edge}` : place);

/**
 * A ref for a table with pinned columns. It measures the columns and passes their widths to the cells by custom properties;
 * `data-scrolls` says whether the table scrolls.
 */
export function followPins(table: HTMLTableElement | null): (() => void) | undefined {
  const box = table?.parentElement;
  if (!table || !box) return;
  const measure = () => {
    let left = 0;
    table.querySelectorAll<HTMLElement>("th[data-pin]").forEach((head, index) => {
      table.style.setProperty(offset(index), `${left}px`);
      left += head.offsetWidth;
    });
    table.toggleAttribute("data-scrolls", table.offsetWidth > box.clientWidth + 1);
    // focused elements must not be hidden below the pinned columns
    box.style.scrollPaddingLeft = `${left}px`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  observer.observe(table);
  for (const head of table.querySelectorAll("th")) observer.observe(head);
  const heads = new MutationObserver(() => {
    for (const head of table.querySelectorAll("th")) observer.observe(head);
    measure();
  });
  heads.observe(table.tHead ?? table, { childList: true, subtree: true, attributeFilter: ["data-pin"] });
  return () => {
    observer.disconnect();
    heads.disconnect();
    box.style.removeProperty("scroll-padding-left");
  };
}
