import { NUMBER_WIDTH, SKIP_WIDTH } from "./grid-row";

/** Scrolls the grid alone, between its pinned columns: scrollIntoView would move the page, too. */
export function bringIntoSight(box: HTMLElement, cell: HTMLElement) {
  const place = cell.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  if (place.left < seen.left + NUMBER_WIDTH) box.scrollLeft -= seen.left + NUMBER_WIDTH - place.left;
  else if (place.right > seen.right - SKIP_WIDTH)
    box.scrollLeft += Math.min(place.right - seen.right + SKIP_WIDTH, place.left - seen.left - NUMBER_WIDTH);
}
