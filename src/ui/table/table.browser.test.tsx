import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage } from "../test-support";
import type { Stage } from "../test-support";
import { Cell } from "./cell";
import { HeaderCell, type SortDirection } from "./header-cell";
import { Row } from "./row";
import { Table, TableBody, TableHead } from "./table";

let scene: Stage;
afterEach(() => scene.remove());

const onSort = vi.fn();
const show = async (width: number) => {
  scene = await stage(
    <Table label="Donatori" cards>
      <TableHead>
        <HeaderCell sort="ascending" onSort={onSort}>
          Donatore
        </HeaderCell>
        <HeaderCell>Gruppo</HeaderCell>
        <HeaderCell priority={4}>Tessera</HeaderCell>
      </TableHead>
      <TableBody>
        <Row selected>
          <Cell area="name">Airoldi Giovanni</Cell>
          <Cell area="aside">A1+</Cell>
          <Cell priority={4}>001204</Cell>
        </Row>
      </TableBody>
    </Table>,
    width,
  );
};
const display = (selector: string) => getComputedStyle(scene.find(selector)).display;
const roles = () => [...scene.shadow.querySelectorAll("[role]")].map((element) => element.getAttribute("role"));

describe("a table", () => {
  it("drops columns by their priority as the container narrows", async () => {
    await show(1150);
    expect(display("td:nth-child(3)")).toBe("table-cell");
    scene.host.style.width = "900px";
    expect(display("td:nth-child(3)")).toBe("none");
    expect(display("th:nth-child(3)")).toBe("none");
  });

  it("becomes cards below 700px and keeps its roles and the words of its head", async () => {
    await show(1000);
    const before = roles();
    expect(display("tbody tr")).toBe("table-row");
    scene.host.style.width = "690px";
    expect(display("tbody tr")).toBe("grid");
    expect(display("td:nth-child(3)")).toBe("none");
    expect(roles()).toEqual(before);
    expect(before.filter((role) => role === "rowgroup")).toHaveLength(2);
    expect(scene.find("thead").getBoundingClientRect().height).toBeLessThanOrEqual(1);
    expect(display("thead")).not.toBe("none");
  });

  it("sorts by a button in the head, which says how it is sorted", async () => {
    await show(1000);
    expect(scene.find("th").getAttribute("aria-sort")).toBe("ascending");
    expect(scene.find("th:nth-child(2)").hasAttribute("aria-sort")).toBe(false);
    await userEvent.click(scene.find("th button"));
    expect(onSort).toHaveBeenCalledTimes(1);
  });

  it("ends the label of a column of figures where the figures end, sorted or not", async () => {
    const column = (sort: SortDirection) => (
      <Table label="Donatori">
        <TableHead>
          <HeaderCell numeric sort={sort} onSort={onSort}>
            <span data-label>Donazioni</span>
          </HeaderCell>
        </TableHead>
        <TableBody>
          <Row>
            <Cell numeric>
              <span data-figure>12</span>
            </Cell>
          </Row>
        </TableBody>
      </Table>
    );
    const end = (selector: string) => scene.find(selector).getBoundingClientRect().right;
    scene = await stage(column("none"), 300);
    expect(end("[data-label]")).toBeCloseTo(end("[data-figure]"), 0);
    await scene.render(column("descending"));
    expect(end("[data-label]")).toBeCloseTo(end("[data-figure]"), 0);
  });

  it("says which rows are chosen", async () => {
    await show(1000);
    expect(scene.find("tbody tr").getAttribute("aria-selected")).toBe("true");
  });
});
