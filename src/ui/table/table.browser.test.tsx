import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";
import { Badge } from "../display/badge";
import { Checkbox } from "../field/choice";
import { Cell } from "./cell";
import { HeaderCell, type SortDirection } from "./header-cell";
import { Row } from "./row";
import { Table, TableBody, TableHead } from "./table";

let scene: Rendered;
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
  it("hides columns by their priority in a narrower container", async () => {
    await show(1150);
    expect(display("td:nth-child(3)")).toBe("table-cell");
    scene.host.style.width = "900px";
    expect(display("td:nth-child(3)")).toBe("none");
    expect(display("th:nth-child(3)")).toBe("none");
  });

  it("becomes cards below 700px, and keeps its roles and the texts of its header", async () => {
    await show(1000);
    const before = roles();
    expect(display("tbody tr")).toBe("table-row");
    scene.host.style.width = "690px";
    expect(display("tbody tr")).toBe("flex");
    expect(display("td:nth-child(3)")).toBe("none");
    expect(roles()).toEqual(before);
    expect(before.filter((role) => role === "rowgroup")).toHaveLength(2);
    expect(scene.find("thead").getBoundingClientRect().height).toBeLessThanOrEqual(1);
    expect(display("thead")).not.toBe("none");
  });

  it("sorts by a button in the header, which has aria-sort", async () => {
    await show(1000);
    expect(scene.find("th").getAttribute("aria-sort")).toBe("ascending");
    expect(scene.find("th:nth-child(2)").hasAttribute("aria-sort")).toBe(false);
    await scene.press("th button");
    await expect.poll(() => onSort.mock.calls).toHaveLength(1);
  });

  it("aligns the label of a numeric column with the numbers, sorted or not", async () => {
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

  it("has no tab stops in the hidden header of cards, whose texts still name the columns", async () => {
    scene = await stage(
      <Table label="Donatori" cards>
        <TableHead>
          <HeaderCell fit control>
            <Checkbox aria-label="Seleziona la pagina" />
          </HeaderCell>
          <HeaderCell sort="ascending" onSort={onSort}>
            Donatore
          </HeaderCell>
          <HeaderCell sort="none" onSort={onSort}>
            Gruppo
          </HeaderCell>
        </TableHead>
        <TableBody>
          <Row>
            <Cell area="check">
              <Checkbox aria-label="Seleziona Airoldi" />
            </Cell>
            <Cell area="name">
              <a href="#1">Airoldi Giovanni</a>
            </Cell>
            <Cell area="aside">A1+</Cell>
          </Row>
        </TableBody>
      </Table>,
      340,
    );
    const firstVisible = scene.find("td input");
    (document.activeElement as HTMLElement | null)?.blur();
    for (let stop = 0; stop < 4 && scene.focused() !== firstVisible; stop += 1) {
      await userEvent.tab();
      expect(scene.focused()?.closest("thead") ?? null).toBeNull();
    }
    await expect.poll(() => scene.focused()).toBe(firstVisible);
    const heads = [...scene.shadow.querySelectorAll<HTMLElement>("th")].slice(1);
    expect(heads.map((head) => head.innerText.trim())).toEqual(["Donatore", "Gruppo"]);
    expect(heads[0]?.getAttribute("aria-sort")).toBe("ascending");
  });

  it("has aria-rowindex if only some rows are rendered", async () => {
    const page = (paged: boolean) => (
      <Table label="Donatori" {...(paged && { rowCount: 2001 })}>
        <TableHead>
          <HeaderCell>Donatore</HeaderCell>
        </TableHead>
        <TableBody>
          <Row index={20}>
            <Cell>Airoldi</Cell>
          </Row>
          <Row index={21}>
            <Cell>Albani</Cell>
          </Row>
        </TableBody>
      </Table>
    );
    const indexes = () => [...scene.shadow.querySelectorAll("tr")].map((row) => row.getAttribute("aria-rowindex"));
    scene = await stage(page(true));
    expect(scene.find("table").getAttribute("aria-rowcount")).toBe("2001");
    expect(indexes()).toEqual(["1", "22", "23"]);
    await scene.render(page(false));
    expect(indexes()).toEqual([null, null, null]);
  });

  it.each([
    { letters: "as they are", spacing: "" },
    { letters: "spaced out (WCAG 1.4.12)", spacing: "letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5" },
  ])("shows cards of 320px without overlaps, letters $letters", async ({ spacing }) => {
    scene = await stage(
      <div ref={(box) => void (box && (box.style.cssText = spacing))}>
        <Table label="Donatori" cards>
          <TableBody>
            <Row>
              <Cell area="check">
                <Checkbox aria-label="Seleziona" />
              </Cell>
              <Cell area="name">Della Valle Montanari Maria Antonietta</Cell>
              <Cell area="aside">A1B+</Cell>
              <Cell area="state">
                <Badge label={["Sospeso permanente", "per salute o età"]} stack="always" />
              </Cell>
              <Cell area="meta">può donare dal 28 Nov 2026</Cell>
            </Row>
            <Row>
              <Cell area="name">Amato Davide</Cell>
              <Cell area="aside">0+</Cell>
              <Cell area="state">
                <Badge label="Attivo" />
              </Cell>
              <Cell area="meta">può donare dal 28 Nov 2026</Cell>
            </Row>
          </TableBody>
        </Table>
      </div>,
      320,
    );
    const table = scene.find("table").getBoundingClientRect();
    for (const row of scene.shadow.querySelectorAll("tbody tr")) {
      const boxes = [...row.querySelectorAll("td")].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      for (const [index, box] of boxes.entries()) {
        expect(box.right).toBeLessThanOrEqual(table.right);
        expect(box.left).toBeGreaterThanOrEqual(table.left);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it("marks selected rows with aria-selected", async () => {
    await show(1000);
    expect(scene.find("tbody tr").getAttribute("aria-selected")).toBe("true");
  });
});
