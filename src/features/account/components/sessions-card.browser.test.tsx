import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "../texts";
import { SessionsCard } from "./sessions-card";

const rows = (scene: RenderedPage) =>
  [...scene.shadow.querySelectorAll(`ul[aria-label=${texts.sessions.title}] > li`)].map((row) => row.textContent);
const open = (answer?: NonNullable<Parameters<typeof renderPage>[2]>["answer"]) =>
  renderPage("donor", "/app", { part: <SessionsCard />, ...(answer && { answer }) });

it("lists the sessions, the current one first and without a button; another one can be closed", async () => {
  const scene = await open();
  await expect.poll(() => rows(scene)).toHaveLength(3);
  expect(rows(scene)[0]).toMatch(/Chrome, \w+ questo/);
  expect(rows(scene)[0]).not.toContain("Chiudi");
  expect(rows(scene)[1]).toContain("Safari, iPhone");
  expect(rows(scene)[1]).toMatch(/Bergamo, 7 ore fa, accesso (del |dell’|di oggi)/);

  await scene.press("button[aria-label*=iPhone]");
  await expect.poll(() => rows(scene)).toHaveLength(2);
  expect(rows(scene).join()).not.toContain("iPhone");
  expect(scene.focused()?.tagName).toBe("UL"); // the button has gone with its row

  await scene.press("button", texts.others.submitMany(1));
  await expect.poll(() => rows(scene)).toHaveLength(1);
  expect(scene.text()).toContain(texts.others.none);
});

it("closing a session that was closed elsewhere shows no error", async () => {
  const scene = await open();
  await expect.poll(() => rows(scene)).toHaveLength(3);
  await scene.session.call("/auth/sessions/d1.phone", { method: "DELETE" });
  await scene.press("button[aria-label*=iPhone]");
  await expect.poll(() => rows(scene)).toHaveLength(2);
  expect(scene.shadow.querySelector("[role=alert]")?.textContent).toBe("");
});

it("if a session can't be closed, an error is shown and the session stays", async () => {
  const scene = await open(({ method }) =>
    method === "DELETE" ? Response.json({ success: false, message: "Non oggi." }, { status: 422 }) : undefined,
  );
  await expect.poll(() => rows(scene)).toHaveLength(3);
  await scene.press("button[aria-label*=iPhone]");
  await expect.poll(scene.text).toContain("L’accesso da Safari, iPhone è ancora aperto: Non oggi.");
  expect(rows(scene)).toHaveLength(3);
});

it("signing out elsewhere after an unclear response is a new request: it also ends what has been opened since", async () => {
  const keys: (string | null)[] = [];
  const scene = await open(({ url, headers }) => {
    if (!url.endsWith("/auth/sign-out-others")) return undefined;
    keys.push(headers.get("Idempotency-Key"));
    if (keys.length > 2) return undefined;
    throw new TypeError("cut");
  });
  await expect.poll(() => rows(scene)).toHaveLength(3);
  const press = () => scene.press("button", texts.others.submitMany(2));
  await press();
  await expect.poll(scene.text).toContain("Non sappiamo");
  await press();
  await expect.poll(() => rows(scene)).toHaveLength(1);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("without the feature `sessions` there is no card", async () => {
  const scene = await renderPage("donor", "/app", { part: <SessionsCard />, features: [] });
  expect(scene.text()).toBe("");
});
