import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { TemplatePage } from "../frame/template-page";
import { recipientCount, sendMail } from "./test-support/send-mail";
import { texts } from "./texts";

const NEW = "/app/emails-template/t1?tab=sendings&new=all";
let scene: RenderedPage;
const open = async (options: RenderOptions = {}) => {
  scene = await renderPage("admin", NEW, { width: 1200, part: <TemplatePage />, ...options });
};
const text = () => scene.text();
const pathOf = ({ url }: Request) => new URL(url).pathname;
const acceptance = () => scene.getByRole("checkbox", { name: texts.repeatAnyway });
const accept = () => userEvent.click(acceptance());
const people = [{ _id: "d9", firstName: "Ada", lastName: "Prova" }];
const before = { _id: "s9", state: "sent", at: new Date().toISOString(), count: 3, people };

/** Somebody else, or another tab, sends the same template to one donor. */
const sendElsewhere = async () => {
  const path = "/emails-template/t1";
  const counted = (await scene.callAs("admin", `${path}/recipients`, { method: "POST", body: { where: {} } })) as {
    sample: { _id: string; firstName: string; lastName: string }[];
  };
  const [donor] = counted.sample;
  const body = { ids: [donor!._id], count: 1, version: 1 };
  await scene.callAs("admin", `${path}/send`, { method: "POST", body });
  return `${donor!.lastName} ${donor!.firstName}`;
};

it("recipients of the same mail within a day are named, and nothing is sent before the user accepts", async () => {
  const sent: string[] = [];
  await open({
    async answer(request, mock) {
      if (pathOf(request).endsWith("/send")) sent.push(request.url);
      if (!pathOf(request).endsWith("/recipients")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as object;
      return Response.json({ ...body, recent: [before] });
    },
  });
  await recipientCount(scene);
  await expect.poll(text).toContain("Prova Ada e altre 2 persone");
  await sendMail(scene);
  await expect.poll(text).toContain(texts.repeatMissing);
  await expect.poll(scene.focused).toBe(acceptance().element());
  expect(sent).toEqual([]);
  await accept();
  await sendMail(scene);
  await expect.poll(() => location.hash).toContain("sending=");
  expect(sent).toHaveLength(1);
});

it("the user accepts again when another purpose reaches other people", async () => {
  await open({
    async answer(request, mock) {
      if (!pathOf(request).endsWith("/recipients")) return undefined;
      const { purpose } = (await request.clone().json()) as { purpose: string };
      const body = (await (await mock.fetch(request)).json()) as object;
      return Response.json({ ...body, recent: [{ ...before, count: purpose === "call" ? 9 : 3 }] });
    },
  });
  await expect.poll(text).toContain("Prova Ada e altre 8 persone");
  await accept();
  await expect.element(acceptance()).toBeChecked();
  await userEvent.click(scene.getByRole("radio", { name: "Invito o notizia" }));
  await expect.poll(text).toContain("Prova Ada e altre 2 persone");
  expect((acceptance().element() as HTMLInputElement).checked).toBe(false);
});

it("a sending from another tab stops this one, names the people who would get it twice, and can be accepted", async () => {
  await open();
  await recipientCount(scene);
  const name = await sendElsewhere();
  await sendMail(scene);
  await expect.poll(text).toContain(texts.sentElsewhere);
  await expect.poll(text).toContain(name);
  expect(location.hash).not.toContain("sending=");
  await accept();
  await sendMail(scene);
  await expect.poll(() => location.hash).toContain("sending=");
});

it("if the server doesn't name the people, its list of sendings is read before each new one", async () => {
  await open({
    async answer(request, mock) {
      if (!pathOf(request).endsWith("/recipients")) return undefined;
      const { recent: _recent, ...body } = (await (await mock.fetch(request)).json()) as Record<string, unknown>;
      return Response.json(body);
    },
  });
  await recipientCount(scene);
  await sendElsewhere();
  await sendMail(scene);
  await expect.poll(text).toContain(texts.repeatUnknown);
  await accept();
  await sendMail(scene);
  await expect.poll(() => location.hash).toContain("sending=");
});
