import { userEvent } from "vitest/browser";
import { describe, expect, it } from "vitest";
import { FEATURE_NAMES } from "../../domain/features";
import { PASSWORD, type Persona } from "../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { texts } from "./texts";

const PAGE = "/app/account-settings";

async function open(persona: Persona, answer?: RenderOptions["answer"], features?: RenderOptions["features"]) {
  const scene = await renderPage(persona, PAGE, { answer, features });
  await expect.poll(scene.text).toContain(texts.data.title);
  return scene;
}
const text = (scene: RenderedPage) => scene.text();
/** By key: a toast may lie over what is at the end of the page. */
async function press(scene: RenderedPage, words: string) {
  scene.find("button", words).focus();
  await userEvent.keyboard("{Enter}");
}
const inDialog = (scene: RenderedPage, words: string) => userEvent.click(scene.find("dialog[open] button", words));
const dialog = (scene: RenderedPage) => scene.shadow.querySelector("dialog[open]");
const focused = (scene: RenderedPage) => scene.focused()?.tagName;
const mails = async (scene: RenderedPage) => (await scene.mock.control.mails()).map(({ to, subject }) => [to, subject]);
const box = (scene: RenderedPage, label: string) => scene.find(`input[aria-label="${label}"]`) as HTMLInputElement;

describe("another address", () => {
  it("is asked for with the password; both addresses are written to, and the old one counts until the link is opened", async () => {
    const scene = await open("manager");
    await expect.poll(() => text(scene)).toContain(texts.email.change);
    await press(scene, texts.email.change);
    await userEvent.keyboard("m.colombo@esempio.example");
    await userEvent.click(scene.find("dialog[open] input[type=password]"));
    await userEvent.keyboard("sbagliata");
    await inDialog(scene, texts.email.submit);
    await expect.poll(() => dialog(scene)?.textContent).toContain("La password attuale non è corretta");
    await userEvent.fill(scene.find("dialog[open] input[type=password]"), PASSWORD);
    await inDialog(scene, texts.email.submit);
    await expect.poll(() => text(scene)).toContain(texts.email.waiting("m.colombo@esempio.example"));
    expect(await mails(scene)).toEqual([
      ["m.colombo@esempio.example", "Conferma il tuo nuovo indirizzo"],
      ["manager@gds.example", "Cambio del tuo indirizzo e-mail"],
    ]);

    await expect.poll(() => dialog(scene)).toBeNull();
    await expect.poll(() => focused(scene)).toBe("H1"); // what opened the window is gone
    await press(scene, texts.email.resend);
    await expect.poll(async () => (await mails(scene)).length).toBe(3);
    await press(scene, texts.email.cancel);
    await expect.poll(() => text(scene)).not.toContain(texts.email.waiting("m.colombo@esempio.example"));
    await expect.poll(() => text(scene)).toContain(texts.email.change);
    await expect.poll(() => focused(scene)).toBe("H1");
  });
});

describe("notifications", () => {
  it("come as one has chosen, at once", async () => {
    const scene = await open("manager");
    const [here, email] = ["Comunicazioni della sede, qui", "Comunicazioni della sede, per e-mail"];
    await expect.poll(() => text(scene)).toContain("Comunicazioni della sede");
    await userEvent.click(box(scene, here));
    await userEvent.click(box(scene, email));
    await expect.poll(() => [box(scene, here).checked, box(scene, email).checked]).toEqual([false, true]);
    const own = async () => ((await scene.session.call("/notifications")) as { total: number }).total;
    const before = await own();
    await scene.mock.control.notify({ title: "Assemblea", message: "Venerdì." }, "u3");
    expect(await mails(scene)).toEqual([["manager@gds.example", "Assemblea"]]);
    expect(await own()).toBe(before);
  });

  it("that are always sent can't be chosen, and a refused choice is taken back and told", async () => {
    const refuse: RenderOptions["answer"] = ({ method, url }) =>
      method === "PUT" && url.endsWith("/notifications")
        ? Response.json({ success: false, message: "Non ora." }, { status: 500 })
        : undefined;
    const scene = await open("donor", refuse);
    await expect.poll(() => text(scene)).toContain("Risposte alle mie richieste");
    expect(box(scene, "Risposte alle mie richieste, qui").disabled).toBe(true);
    await userEvent.click(box(scene, "Comunicazioni della sede, qui"));
    await expect.poll(() => text(scene)).toContain(`${texts.notifications.failed}: Non ora.`);
    expect(box(scene, "Comunicazioni della sede, qui").checked).toBe(true);
  });
});

describe("a deletion", () => {
  it("is asked for, withdrawn, asked for again, and refused by an administrator, who says why", async () => {
    const scene = await open("donor");
    await expect.poll(() => text(scene)).toContain(texts.deletion.ask);
    await press(scene, texts.deletion.ask);
    await inDialog(scene, texts.deletion.ask);
    await expect.poll(() => text(scene)).toContain(texts.deletion.withdraw);
    await press(scene, texts.deletion.withdraw);
    await expect.poll(() => text(scene)).toContain(texts.deletion.ask);
    await expect.poll(() => focused(scene)).toBe("H1");
    await press(scene, texts.deletion.ask);
    await userEvent.fill(scene.find("dialog[open] textarea"), "Mi trasferisco");
    await inDialog(scene, texts.deletion.ask);
    await expect.poll(() => text(scene)).toContain(texts.deletion.withdraw);

    const { notifications } = (await scene.callAs("admin", "/notifications")) as { notifications: { link: string }[] };
    expect(notifications[0]?.link).toBe("/app/donors/details/d1");
    await scene.callAs("admin", "/deletion-requests/d1", {
      method: "POST",
      body: { state: "refused", answer: "Serve ancora per una donazione in corso." },
    });
    const again = await open("donor", ({ url }) =>
      url.endsWith("/auth/account")
        ? Response.json({
            success: true,
            account: {
              ...{ emailChange: null, notifications: [] },
              deletion: { state: "refused", date: "2026-11-20T10:00:00Z", reason: null, answer: "Serve ancora." },
            },
          })
        : undefined,
    );
    await expect.poll(() => text(again)).toContain(`${texts.deletion.refused}Serve ancora.`);
  });
});

it("a server that declares no features has no change of password, address, sessions or notifications", async () => {
  const scene = await open("manager", undefined, []);
  expect(text(scene)).toContain(texts.email.hintAsk);
  const hidden = [texts.email.change, texts.password.submit, texts.sessions.title, texts.notifications.title];
  for (const words of [...hidden, texts.deletion.ask]) expect(text(scene)).not.toContain(words);
  expect(text(scene)).toContain(texts.data.json);
});

it("without the feature `donor-writes` nobody asks for a deletion, since nobody could answer", async () => {
  const features = FEATURE_NAMES.filter((name) => name !== "donor-writes");
  const scene = await open("donor", undefined, features);
  await expect.poll(() => text(scene)).toContain(texts.notifications.title);
  expect(text(scene)).not.toContain(texts.deletion.ask);
});

it("settings that can't be read now are told so, and read again", async () => {
  let broken = true;
  const scene = await open("manager", ({ url }) =>
    broken && url.endsWith("/auth/account") ? Response.json({ success: false }, { status: 500 }) : undefined,
  );
  await expect.poll(() => text(scene), { timeout: 10_000 }).toContain(texts.unread);
  expect(text(scene)).not.toContain(texts.email.hintAsk);
  broken = false;
  scene.find("button", "Riprova").click(); // at once: the page tries again by itself
  await expect.poll(() => text(scene)).toContain(texts.email.change);
  expect(text(scene)).toContain(texts.deletion.ask);
  expect(text(scene)).not.toContain(texts.unread);
});

it.each([
  ["manager", "Marta Colombo", "#/app/profile/edit/u3"],
  ["donor", "Nicolò D'Angelo", "#/app/profile/d1"],
] as const)("a %s reads who they are, and is led to the one form that changes it", async (persona, name, href) => {
  const scene = await open(persona);
  expect(text(scene)).toContain(name);
  const link = scene.find("a", persona === "donor" ? texts.who.profile : texts.who.edit);
  expect(link.getAttribute("href")).toContain(href);
});
