import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { until } from "../../../../ui/test-support";
import { openEditor } from "../test-support/open-editor";

it("after a 200 without the template, or with a part of it, that saved nothing, the editor shows the server's content, and undo restores the user's text", async () => {
  // the saves wait for the test, because the editor also saves by itself
  const saves: ((body: object) => void)[] = [];
  const editor = await openEditor("t1", {
    answer: ({ method, url }) =>
      method === "PUT" && url.endsWith("/emails-template/t1")
        ? new Promise((resolve) => saves.push((body) => resolve(Response.json(body))))
        : undefined,
  });
  onTestFinished(() => saves.forEach((answer) => answer({ success: true })));
  const title = () => editor.block("Titolo").textContent;
  const before = title();
  await userEvent.click(editor.block("Titolo"));
  await until(() => editor.page.shadow.activeElement?.getAttribute("role") === "textbox");
  await editor.keys("{End}!");
  await expect.poll(title).toContain("!");
  for (const body of [{ success: true }, { template: { _id: "t1", name: "Altra" } }]) {
    await userEvent.keyboard("{Control>}s{/Control}");
    (await until(() => saves.shift()))(body);
    await expect.poll(title).toBe(before);
    await expect.poll(() => editor.page.shadow.querySelector("header [role=status]")?.textContent).toMatch(/^Salvato/);
    await editor.keys("{Control>}z{/Control}");
    await expect.poll(title).toContain("!");
  }
});
