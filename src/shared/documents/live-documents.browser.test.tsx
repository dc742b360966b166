import { expect, it } from "vitest";
import { useQuery } from "../../api/react/use-query";
import { renderPage } from "../../widgets/test-support/render-page";
import { documentQuery } from "./document";

function Name() {
  const read = useQuery(documentQuery("doc3"));
  return <p>{read.status === "ready" && read.data.document.name}</p>;
}

it("a new name that somebody else saves appears on the page", async () => {
  const scene = await renderPage("admin", "/app/documents", { part: <Name />, live: true });
  const shown = () => scene.shadow.querySelector("p")?.textContent;
  await expect.poll(shown).toBe("Convenzione Centro Trasfusionale.pdf");
  await scene.callAs("admin", "/documents/doc3", { method: "PUT", body: { version: 1, name: "Convenzione 2027.pdf" } });
  await expect.poll(shown, { timeout: 5_000 }).toBe("Convenzione 2027.pdf");
});
