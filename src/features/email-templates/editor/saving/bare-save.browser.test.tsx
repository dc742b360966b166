import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../../ui/test-support";
import { openEditor } from "../test-support/open-editor";

it.each([
  ["without the template", { success: true }],
  ["with a part of the template", { template: { _id: "t1", name: "Altra" } }],
])(
  "after a 200 %s that saved nothing, the editor shows the server's content, and undo restores the user's text",
  async (_, body) => {
    const editor = await openEditor("t1", {
      answer: ({ method, url }) =>
        method === "PUT" && url.endsWith("/emails-template/t1") ? Response.json(body) : undefined,
    });
    const before = editor.block("Titolo").textContent;
    await userEvent.click(editor.block("Titolo"));
    await until(() => editor.page.shadow.activeElement?.getAttribute("role") === "textbox");
    await editor.keys("{End} mai tenuto");
    await until(() => editor.block("Titolo").textContent?.includes("mai tenuto"));
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.poll(() => editor.block("Titolo").textContent).toBe(before);
    expect(editor.page.shadow.querySelector("header [role=status]")?.textContent).toMatch(/^Salvato/);
    await editor.keys("{Control>}z{/Control}");
    await expect.poll(() => editor.block("Titolo").textContent).toContain("mai tenuto");
  },
);
