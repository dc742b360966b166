import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { TemplatePage } from "../frame/template-page";
import { sendMail } from "./test-support/send-mail";
import { texts } from "./texts";

const { navigate } = pageLocation;

let scene: RenderedPage;
let sent: unknown[];
const open = async (id: string, change: (template: { document: object }) => object = (template) => template) => {
  sent = [];
  scene = await renderPage("admin", `/app/emails-template/${id}?tab=sendings&new=all`, {
    width: 1200,
    part: <TemplatePage />,
    async answer(request, mock) {
      const path = new URL(request.url).pathname;
      if (path.endsWith("/send")) sent.push(await request.clone().json());
      if (request.method !== "GET" || !path.endsWith(`/emails-template/${id}`)) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { template: { document: object } };
      return Response.json({ ...body, template: change(body.template) });
    },
  });
};
const text = () => scene.text();
const chosen = () =>
  [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=radio]")]
    .filter(({ checked }) => checked)
    .map((radio) => radio.closest("label")?.textContent);

it("the purpose of the template is preselected, the confirmation shows the sender in use, and the purpose is sent", async () => {
  await open("t1");
  await expect.poll(chosen).toContain("Chiamata a donare");
  await expect.poll(text).toContain("Gruppo Donatori di Sangue <notizie@mg.esempio.it>");
  await sendMail(scene);
  await expect.poll(() => sent).toMatchObject([{ purpose: "call" }]);
  await expect.poll(() => location.hash).toContain("&sending=");
  await open("t2");
  await expect.poll(chosen).toContain("Invito o notizia");
});

it("a template without a purpose preselects nothing, and isn't sent before the user chooses one", async () => {
  await open("t1", (template) => ({ ...template, document: { ...template.document, purpose: undefined } }));
  await sendMail(scene);
  await expect.poll(text).toContain(texts.purposeMissing);
  await expect.poll(scene.focused).toBe(scene.getByRole("radio", { name: "Invito o notizia" }).element());
  expect(chosen()).not.toContain("Invito o notizia");
  expect(sent).toEqual([]);
  await userEvent.click(scene.getByRole("radio", { name: "Chiamata a donare" }));
  await expect.poll(text).not.toContain(texts.purposeMissing);
  await sendMail(scene);
  await expect.poll(() => sent).toMatchObject([{ purpose: "call" }]);
  await expect.poll(() => location.hash).toContain("&sending=");
});

it("a response that arrives after the user has left doesn't navigate", async () => {
  let answered = false;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  scene = await renderPage("admin", "/app/emails-template/t1?tab=sendings&new=all", {
    width: 1200,
    part: <TemplatePage />,
    async answer(request, mock) {
      if (!new URL(request.url).pathname.endsWith("/send")) return undefined;
      const sending = await mock.fetch(request);
      await late;
      answered = true;
      return sending;
    },
  });
  await sendMail(scene);
  await expect.poll(() => scene.shadow.querySelector("button[aria-busy=true]")).not.toBeNull();
  navigate("/app/emails-template/t2");
  await expect.poll(text).not.toContain(texts.newTitle);
  answer();
  await expect.poll(() => answered).toBe(true);
  await scene.session.call("/emails-template/t1");
  expect(location.hash).toBe("#/app/emails-template/t2");
});

it("if the purpose of the template changed meanwhile, the new one is selected", async () => {
  let purpose = "call";
  scene = await renderPage("admin", "/app/emails-template/t1?tab=sendings&new=all", {
    width: 1200,
    part: <TemplatePage />,
    async answer(request, mock) {
      const path = new URL(request.url).pathname;
      if (path.endsWith("/send")) {
        purpose = "news";
        return Response.json({ success: false, code: "version" }, { status: 409 });
      }
      if (request.method !== "GET" || !path.endsWith("/emails-template/t1")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { template: { document: object } };
      const document = { ...body.template.document, purpose };
      return Response.json({ ...body, template: { ...body.template, document } });
    },
  });
  await sendMail(scene);
  await expect.poll(text).toContain(texts.otherVersion);
  await expect.poll(chosen).toContain("Invito o notizia");
});

it("a saved view of donors can be chosen as recipients", async () => {
  const counted: unknown[] = [];
  const view = { _id: "v9", version: 1, name: "Solo Rossi", owner: { _id: "u1", name: "Ada" }, sharedWith: [] };
  scene = await renderPage("admin", "/app/emails-template/t1?tab=sendings&new=all", {
    part: <TemplatePage />,
    async answer(request) {
      const path = new URL(request.url).pathname;
      if (path.endsWith("/recipients")) counted.push(await request.clone().json());
      if (request.method !== "GET" || !path.endsWith("/views")) return undefined;
      const content = { tab: "donors", text: "Rossi", filters: [] };
      return Response.json({ success: true, views: [{ ...view, content }], firstView: null });
    },
  });
  const select = await until(() => {
    const found = scene.shadow.querySelector("select");
    return found && [...found.options].some(({ label }) => label === texts.view("Solo Rossi")) ? found : null;
  });
  await userEvent.selectOptions(select, texts.view("Solo Rossi"));
  await expect.poll(() => counted.at(-1)).toMatchObject({ where: { query: "Rossi" } });
});
