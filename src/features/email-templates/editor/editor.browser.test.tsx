import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { openEditor } from "./test-support/open-editor";

const within = (element: Element, label: string) =>
  until(() => element.querySelector<HTMLElement>(`[aria-label="${label}"]`));

it("the user edits a text in place, saves it with the generated mail, and undoes it", async () => {
  const { page, block, keys, saved, save } = await openEditor();
  await userEvent.click(block("Titolo"));
  await until(() => page.shadow.activeElement?.getAttribute("role") === "textbox");
  await keys("{End} oggi");
  await expect.poll(() => block("Titolo").getAttribute("aria-label")).toBe("Titolo: Ti aspettiamo, Nome oggi");
  await save();
  const template = await saved();
  expect(template.html).toContain("oggi</h1>");
  expect(template.text).toContain(" oggi\n");
  expect(template.document.blocks.find(({ type }) => type === "heading")).toMatchObject({
    line: [
      { kind: "text", text: "Ti aspettiamo, " },
      { kind: "field", field: "firstName" },
      { kind: "text", text: " oggi" },
    ],
  });
  await keys("{Control>}z{/Control}");
  await expect.poll(() => block("Titolo").textContent).not.toContain("oggi");
  await keys("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.poll(() => block("Titolo").textContent).toContain("oggi");
});

it("the keyboard alone can add, move, duplicate and remove blocks", async () => {
  const { page, block, button, keys, blocks } = await openEditor();
  const before = blocks();
  block("Titolo").focus();
  await keys("{Enter}");
  await until(() => page.shadow.activeElement?.getAttribute("role") === "textbox");
  await keys("{Escape}");
  expect(page.focused()).toBe(block("Titolo"));
  button("Aggiungi Linea").focus();
  await keys("{Enter}");
  await expect.poll(() => blocks()[2]).toBe("Linea");
  expect(page.focused()?.getAttribute("aria-label")).toBe("Linea");
  await keys("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(() => blocks()[1]).toBe("Linea");
  await keys("{Control>}d{/Control}");
  await expect.poll(() => blocks().slice(1, 3)).toEqual(["Linea", "Linea"]);
  await keys("{Delete}{ArrowUp}{Delete}");
  await expect.poll(blocks).toEqual([before[0], before[1], ...before.slice(2)]);
  await keys("{ArrowDown}");
  await expect.poll(() => page.focused()?.getAttribute("aria-label")).toBe(before[2]);
});

it("the mail takes the focus when the last block is removed", async () => {
  const { page, keys, blocks } = await openEditor();
  page.shadow.querySelector<HTMLElement>("[data-block]")!.focus();
  for (let left = blocks().length; left > 0; left--) {
    await keys("{Delete}");
    await expect.poll(() => blocks().length).toBeLessThan(left);
    left = blocks().length + 1;
  }
  await expect.poll(() => page.focused()?.getAttribute("aria-label")).toBe("E-mail");
});

it("without dragging, a block is moved into a column, within it, which is announced, and out of it; an empty column gives the focus to its block", async () => {
  const { page, block, keys, button } = await openEditor();
  button("Aggiungi Due colonne").click();
  const right = await until(() => page.shadow.querySelector("[data-side=right]"));
  const inside = () => [...right.querySelectorAll<HTMLElement>("[data-block]")];
  await userEvent.click(block("Titolo"));
  const place = await until(() =>
    [...page.shadow.querySelectorAll("select")].find((one) => one.options[0]?.text === "E-mail"),
  );
  await userEvent.selectOptions(place, "Colonna destra");
  await expect
    .poll(() => inside().map((one) => one.getAttribute("aria-label")))
    .toEqual([expect.stringMatching(/^Titolo/)]);
  button("Aggiungi Immagine").click();
  await until(() => inside().length === 2);
  inside()[1]!.focus();
  await keys("{Alt>}{ArrowUp}{/Alt}");
  const announced = () => [...page.shadow.querySelectorAll("[role=status]")].map((one) => one.textContent).join(" ");
  await expect.poll(announced).toContain("colonna destra, posto 1 di 2");
  await userEvent.click(button("Sposta su"));
  await expect.poll(() => inside().length).toBe(1);
  inside()[0]!.focus();
  await keys("{Delete}");
  await expect.poll(() => page.focused()?.getAttribute("aria-label")).toContain("Due colonne");
});

it("a block shows at once that its text is too long", async () => {
  const { page, block } = await openEditor();
  await userEvent.click(block("Piè di pagina"));
  const input = await until(() =>
    [...page.shadow.querySelectorAll("input")].find((one) => one.labels?.[0]?.textContent.includes("Parole per")),
  );
  await userEvent.fill(input, "x".repeat(20_001));
  await expect.poll(() => block("Piè di pagina").textContent).toContain("supera 20.000 caratteri");
  await expect.poll(page.text).toContain("Un testo è troppo lungo per essere salvato");
  await userEvent.fill(input, "Non voglio più queste e-mail");
  await expect.poll(() => block("Piè di pagina").textContent).not.toContain("supera");
});

it("bold text, lists and fields are saved in the document", async () => {
  const { page, block, button, keys, saved, save } = await openEditor();
  button("Aggiungi Testo").click();
  await until(() => page.focused()?.getAttribute("aria-label") === "Testo");
  await keys("{Enter}");
  await until(() => page.shadow.activeElement?.getAttribute("role") === "textbox");
  await keys("{Control>}b{/Control}uno{Control>}b{/Control}{Enter}due");
  button("Elenco puntato").click();
  await keys("{Enter}tre ");
  await userEvent.click(await within(block("Testo: uno"), "Inserisci dato"));
  const field = await until(() =>
    [...page.shadow.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.textContent === "Zona"),
  );
  await userEvent.click(field);
  await expect.poll(() => block("Testo: uno").textContent).toContain("tre Zona");
  await save();
  const text = (await saved()).document.blocks.find(
    (one) => one.type === "text" && JSON.stringify(one).includes("uno"),
  );
  expect(text).toMatchObject({
    paragraphs: [
      { style: "plain", line: [{ kind: "text", text: "uno", bold: true }] },
      { style: "bullet", line: [{ kind: "text", text: "due" }] },
      {
        style: "bullet",
        line: [
          { kind: "text", text: "tre " },
          { kind: "field", field: "area", fallback: "la tua zona" },
        ],
      },
    ],
  });
});

it("a failed check selects its block when it is clicked", async () => {
  const { page, button } = await openEditor();
  button("Aggiungi Immagine").click();
  const found = await until(() => page.find("button", "Un’immagine non ha un indirizzo"));
  button("Aggiungi Linea").click();
  found.click();
  await expect.poll(() => page.focused()?.getAttribute("aria-label")).toBe("Immagine");
});

it("the block in the address is selected and focused", async () => {
  const { saved } = await openEditor();
  const heading = (await saved()).document.blocks.find(({ type }) => type === "heading")!;
  const { page } = await openEditor("t1", {}, heading.id);
  await expect.poll(() => page.focused()?.getAttribute("data-block")).toBe(heading.id);
  expect(page.focused()?.getAttribute("aria-current")).toBe("true");
});
