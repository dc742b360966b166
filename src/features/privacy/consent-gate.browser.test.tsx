import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { dayFromToday } from "../../widgets/test-support/days";
import { publishConsent } from "../../widgets/test-support/publish-consent";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { OwnConsentsCard } from "../../shared/consents/consents-card";
import { texts } from "../../shared/consents/answer/texts";
import { texts as cardTexts } from "../../shared/consents/texts";
import { FEATURE_NAMES } from "../../domain/features";
import { ConsentGate } from "./index";
import { until } from "../../ui/test-support";

interface StoredConsent {
  code: string;
  version: string;
  given: boolean;
}
let sent: string[] = [];

const open = (
  answer?: (request: Request, scene: RenderedPage) => Promise<Response> | undefined,
  features?: RenderOptions["features"],
) => {
  sent = [];
  return renderPage("donor", "/app/dashboard", {
    part: null,
    features,
    answer(request) {
      if (request.method === "PUT") sent.push(new URL(request.url).pathname);
      return answer?.(request, scene);
    },
  });
};
let scene: RenderedPage;
const dialog = () => scene.dialog() ?? "";
const press = (name: string) =>
  until(() => scene.find("dialog[open] button", name)).then((found) => userEvent.click(found));
const own = async () => {
  const { user } = (await scene.callAs("donor", "/auth/me")) as { user: { _id: string } };
  const { consents } = (await scene.callAs("donor", `/registration/${user._id}`)) as { consents: StoredConsent[] };
  return { id: user._id, stored: new Map(consents.map((consent) => [consent.code, consent])) };
};
/** Mounts the gate, as after a sign-in. */
const showGate = (part = <ConsentGate />) => scene.show(part);
const done = <p>Fine</p>;

afterEach(() => localStorage.clear());

it("a donor who has accepted the text in force, or one with a correction since, isn't asked", async () => {
  scene = await open();
  await publishConsent(scene, "privacy", "Le stesse cose, scritte meglio.", true);
  const { id } = await own();
  await showGate(
    <>
      <ConsentGate />
      <OwnConsentsCard userId={id} sent />
    </>,
  );
  await expect.poll(scene.text).toContain(cardTexts.ownTitle);
  expect(scene.text()).not.toContain(cardTexts.answer);
  expect(dialog()).toBe("");
});

it("a new required text is shown with its differences, and the former consent is valid until it is accepted", async () => {
  scene = await open();
  await answered("privacy", true);
  const text = `Una cosa in più.\n\nL’associazione usa i tuoi dati.`;
  await publishConsent(scene, "privacy", text);
  expect((await own()).stored.get("privacy")).toMatchObject({ version: "1", given: true });
  await showGate();
  await expect.poll(dialog).toContain(texts.changed("Privacy"));
  await expect.poll(dialog).toContain("ToltoLi vedono i responsabili");
  expect(dialog()).toContain("AggiuntoUna cosa in più.");
  expect(dialog()).toContain(texts.required);
  await press(texts.accept);
  await expect.poll(dialog).toBe("");
  expect((await own()).stored.get("privacy")).toMatchObject({ version: "2", given: true });
  expect((await own()).stored.get("health")).toMatchObject({ given: true });
});

it("a postponed question isn't asked again in this session, sends nothing, and can be answered in the profile", async () => {
  scene = await open();
  await publishConsent(scene, "health", "Altro.");
  await showGate();
  await expect.poll(dialog).toContain(texts.changed("Dati sanitari"));
  await press(texts.later);
  await expect.poll(dialog).toBe("");
  const { id } = await own();
  await showGate(done);
  await showGate(
    <>
      <ConsentGate />
      <OwnConsentsCard userId={id} sent />
    </>,
  );
  await expect.poll(scene.text).toContain(cardTexts.answer);
  expect(dialog()).toBe("");
  expect(sent).toEqual([]);
  await scene.press("button", cardTexts.answer + cardTexts.of("Dati sanitari"));
  await expect.poll(dialog).toContain("Altro.");
  await press(texts.accept);
  await expect.poll(scene.text).not.toContain(cardTexts.answer);
  expect((await own()).stored.get("health")).toMatchObject({ version: "2", given: true });
});

it("an optional text is asked once, with equal buttons for yes and no", async () => {
  scene = await open();
  await answered("news", true);
  await publishConsent(scene, "news", "Anche per telefono.");
  await showGate();
  await expect.poll(dialog).toContain(texts.changed("Inviti e notiziario"));
  expect(dialog()).toContain(texts.optional);
  await press(texts.no);
  await expect.poll(dialog).toBe("");
  // version 1 was given, and is what the donor withdraws
  expect((await own()).stored.get("news")).toMatchObject({ version: "1", given: false, withdrawn: true });
});

it("a consent can be withdrawn, and stays in its place as withdrawn", async () => {
  scene = await open();
  await answered("news", true);
  const { id } = await own();
  await showGate(<OwnConsentsCard userId={id} sent />);
  const places = () => [...scene.shadow.querySelectorAll("li b")].map((label) => label.textContent);
  const line = () => [...scene.shadow.querySelectorAll("li")].map(({ textContent }) => textContent).join("\n");
  const title = "Inviti e notiziario";
  await until(() => scene.find("button", cardTexts.withdraw + cardTexts.of(title)));
  const before = places();
  await scene.press("button", cardTexts.withdraw + cardTexts.of(title));
  await expect.poll(dialog).toContain("Ritirare il consenso «Inviti e notiziario»?");
  expect(dialog()).toContain("versione 1");
  for (const asked of [texts.yes, texts.no, texts.later]) expect(dialog()).not.toContain(asked);
  await press("Ritira il consenso");
  await expect.poll(dialog).toBe("");
  await expect.poll(scene.text).toContain("Consenso «Inviti e notiziario» ritirato");
  await expect.poll(line).toContain("Inviti e notiziario Consenso ritirato");
  expect(places()).toEqual(before);
  expect((await own()).stored.get("news")).toMatchObject({ given: false });
});

it.each([
  ["news", "Inviti e notiziario"],
  ["photos", "Foto e iniziative"],
] as const)(
  "a withdrawal names the version that was accepted on paper, not the one in force (%s)",
  async (code, title) => {
    scene = await open();
    const signed = dayFromToday(0);
    await scene.callAs("admin", `/donors/${(await own()).id}/consents`, {
      method: "PUT",
      body: { consents: [{ code, version: "2018", given: true, signed }] },
    });
    const { id } = await own();
    await showGate(<OwnConsentsCard userId={id} sent />);
    await until(() => scene.find("button", cardTexts.withdraw + cardTexts.of(title)));
    await scene.press("button", cardTexts.withdraw + cardTexts.of(title));
    await expect.poll(dialog).toContain("versione 2018");
    await expect.poll(dialog).toContain("25 maggio 2018");
    expect(dialog()).not.toContain("versione 1");
    await press("Ritira il consenso");
    await expect.poll(dialog).toBe("");
    expect((await own()).stored.get(code)).toMatchObject({ version: "2018", given: false, withdrawn: true });
  },
);

it("a text that changes while it is open must be read again before it is accepted", async () => {
  scene = await open();
  await publishConsent(scene, "privacy", "La seconda.");
  await showGate();
  await expect.poll(dialog).toContain("La seconda.");
  await publishConsent(scene, "privacy", "La terza.");
  await press(texts.accept);
  await expect.poll(dialog).toContain("La terza.");
  expect(dialog()).toContain("rileggilo");
  await press(texts.accept);
  await expect.poll(dialog).toBe("");
  expect((await own()).stored.get("privacy")).toMatchObject({ version: "3" });
});

it("without the feature `consents` nobody is asked, and no consents are shown", async () => {
  scene = await open(
    undefined,
    FEATURE_NAMES.filter((name) => name !== "consents"),
  );
  await publishConsent(scene, "privacy", "La seconda.");
  const { id } = await own();
  await showGate(
    <>
      <ConsentGate />
      <OwnConsentsCard userId={id} sent />
      {done}
    </>,
  );
  await expect.poll(scene.text).toBe("Fine");
});

it("if the server has no texts, nobody is asked to accept the default ones", async () => {
  scene = await open((request, { mock }) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" || !pathname.endsWith("/settings")) return undefined;
    return mock.fetch(request).then(async (answer) => {
      const { settings } = (await answer.json()) as { settings: Record<string, unknown> };
      return Response.json({ success: true, settings: { ...settings, consents: undefined } });
    });
  });
  await publishConsent(scene, "privacy", "La seconda.");
  await answered("privacy", true, "2");
  const { id } = await own();
  await showGate(
    <>
      <ConsentGate />
      <OwnConsentsCard userId={id} sent />
    </>,
  );
  await expect.poll(scene.text).toContain(cardTexts.ownTitle);
  await expect.poll(scene.text).toContain(cardTexts.version("2"));
  expect(scene.text()).not.toContain(cardTexts.answer);
  expect(dialog()).toBe("");
});

/** Saves an answer given on the site. (The text of a paper form isn't known.) */
async function answered(code: string, given: boolean, version = "1") {
  const { id } = await own();
  const body = { consents: [{ code, version, given }] };
  await scene.callAs("donor", `/registration/${id}/consents`, { method: "PUT", body });
}
