import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

const TABS = ["/app/donors", "/app/donors?tab=donations", "/app/donors?tab=awards", "/app/donors?tab=awardsDue"];
const WIDTHS = [700, 720, 900, 1200];

it.each(TABS.flatMap((tab) => WIDTHS.map((width) => ({ tab, width }))))(
  "leaves room for a name and for each head's words in $tab, $width px wide",
  async ({ tab, width }) => {
    const page = await renderPage("admin", tab, { width });
    await until(() => page.shadow.querySelector("tbody td[data-area=name]"));
    const name = page.find("tbody td[data-area=name]");
    expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
    const heads = [...page.shadow.querySelectorAll<HTMLElement>("thead th")].filter((head) => head.checkVisibility());
    const cut = heads.filter((head) => {
      const control = [...head.querySelectorAll("button")].at(-1);
      const right = head.getBoundingClientRect().right + 1;
      return head.scrollWidth > head.clientWidth + 1 || (control && control.getBoundingClientRect().right > right);
    });
    expect(cut.map((head) => head.innerText)).toEqual([]);
  },
);
