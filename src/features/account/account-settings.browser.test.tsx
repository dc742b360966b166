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
/** Presses a button by keyboard: a toast may cover the end of the page. */
async function press(scene: RenderedPage, text: string) {
  scene.find("button", text).focus();
  await userEvent.keyboard("{Enter}");
}
const inDialog = (scene: RenderedPage, text: string) => scene.press("dialog[open] button", text);
const dialog = (scene: RenderedPage) => scene.shadow.querySelector("dialog[open]");
const focused = (scene: RenderedPage) => scene.focused()?.tagName;
const mails = async (scene: RenderedPage) => (await scene.mock.control.mails()).map(({ to, subject }) => [to, subject]);
const box = (scene: RenderedPage, label: string) => scene.find(`input[aria-label="${label}"]`) as HTMLInputElement;

describe("a new e-mail address", () => {
  it("needs the password, sends a mail to both addresses, and can be cancelled until it is confirmed", async () => {
    const scene = await open("manager");
    await expect.poll(() => text(scene)).toContain(texts.email.change);
    await press(scene, texts.email.change);
    await userEvent.keyboard("m.colombo@esempio.example");
    await scene.press("dialog[open] input[type=password]");
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
    await expect.poll(() => focused(scene)).toBe("H1"); // the button that opened the dialog is gone
    await press(scene, texts.email.resend);
    await expect.poll(async () => (await mails(scene)).length).toBe(3);
    await press(scene, texts.email.cancel);
    await expect.poll(() => text(scene)).not.toContain(texts.email.waiting("m.colombo@esempio.example"));
    await expect.poll(() => text(scene)).toContain(texts.email.change);
    await expect.poll(() => focused(scene)).toBe("H1");
  });
});

describe("notifications", () => {
  it("follow the user's choice at once", async () => {
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

  it("that are always sent can't be switched off, and a failed change is reverted with an error message", async () => {
    const refuse: RenderOptions["answer"] = ({ method, url }) =>
      method === "PUT" && url.endsWith("/notifications")
        ? Response.json({ success: false, message: "Non ora." }, { status: 422 })
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
  it("can be requested, withdrawn, requested again, and refused by an administrator with a reason", async () => {
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
              emailChange: null,
              notifications: [],
              deletion: { state: "refused", date: "2026-11-20T10:00:00Z", reason: null, answer: "Serve ancora." },
            },
          })
        : undefined,
    );
    await expect.poll(() => text(again)).toContain(`${texts.deletion.refused}Serve ancora.`);
  });
});

it("without features the page has no password, e-mail change, sessions or notifications", async () => {
  const scene = await open("manager", undefined, []);
  expect(text(scene)).toContain(texts.email.hintAsk);
  const hidden = [texts.email.change, texts.password.submit, texts.sessions.title, texts.notifications.title];
  for (const label of [...hidden, texts.deletion.ask]) expect(text(scene)).not.toContain(label);
  expect(text(scene)).toContain(texts.data.json);
});

it("without the feature `donor-writes` a deletion can't be requested, because nobody could accept it", async () => {
  const features = FEATURE_NAMES.filter((name) => name !== "donor-writes");
  const scene = await open("donor", undefined, features);
  await expect.poll(() => text(scene)).toContain(texts.notifications.title);
  expect(text(scene)).not.toContain(texts.deletion.ask);
});

it("if the settings can't be read, the page shows an error and can retry", async () => {
  let broken = true;
  const scene = await open("manager", ({ url }) =>
    broken && url.endsWith("/auth/account") ? Response.json({ success: false }, { status: 500 }) : undefined,
  );
  await expect.poll(() => text(scene), { timeout: 10_000 }).toContain(texts.unread);
  expect(text(scene)).not.toContain(texts.email.hintAsk);
  broken = false;
  scene.find("button", "Riprova").click(); // at once, because the page also retries by itself
  await expect.poll(() => text(scene)).toContain(texts.email.change);
  expect(text(scene)).toContain(texts.deletion.ask);
  expect(text(scene)).not.toContain(texts.unread);
});

it.each([
  ["manager", "Marta Colombo", "#/app/profile/edit/u3"],
  ["donor", "Nicolò D'Angelo", "#/app/profile/d1"],
] as const)("a %s sees their name and a link to the form that changes it", async (persona, name, href) => {
  const scene = await open(persona);
  expect(text(scene)).toContain(name);
  const link = scene.find("a", persona === "donor" ? texts.identity.profile : texts.identity.edit);
  expect(link.getAttribute("href")).toContain(href);
});
