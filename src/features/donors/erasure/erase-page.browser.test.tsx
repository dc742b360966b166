import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { uiTexts } from "../../../ui/texts";
import { ErasePage } from "./erase-page";
import { texts } from "./texts";

let scene: RenderedPage;
const button = () => scene.find("aside button", texts.submit);
const number = () => scene.shadow.querySelector<HTMLInputElement>("aside input")!;

/** Opens the page of d7. Seeds with few donors have no duplicates. */
async function open(options: RenderOptions = {}, prepare?: () => Promise<unknown>) {
  scene = await renderPage("admin", "/app/donors", { part: null, width: 1200, ...options });
  await prepare?.();
  location.hash = "#/app/donors/erase/d7";
  await scene.show(<ErasePage />);
  await expect.poll(() => number()).toBeTruthy();
}
const card = async () =>
  ((await scene.callAs("admin", "/donors/d7")) as { donor: { cardNumber: string } }).donor.cardNumber;

/** Adds a second record of d7. @returns its id */
async function addDuplicate(): Promise<string> {
  const read = (await scene.callAs("admin", "/donors/d7")) as { donor: Record<string, string> };
  const { firstName, lastName, birthday, area } = read.donor;
  const body = { firstName, lastName, birthday, area };
  return ((await scene.callAs("admin", "/donors", { method: "POST", body })) as { donor: { _id: string } }).donor._id;
}

/** @returns the address of the register's newest request; its number has the year of the receipt */
async function newest(): Promise<string> {
  const { requests } = (await scene.callAs("admin", "/data-requests")) as { requests: { _id: string }[] };
  const ids = requests.map(({ _id }) => _id).sort();
  return `#/app/settings?tab=dataRequests&request=${ids.at(-1)}`;
}

const reason = () => scene.shadow.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent;

it("only the donor's number erases, and another number says so", async () => {
  let sent = 0;
  await open({
    answer({ method, url }) {
      if (method === "POST" && url.endsWith("/erasures")) sent += 1;
      return undefined;
    },
  });
  const own = await card();
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await userEvent.fill(number(), own.replace(/.$/, "x"));
  await expect.poll(scene.text).toContain(texts.isNot(own));
  expect(reason()).toBe(texts.typeFirst);
  button().click();
  await expect.poll(() => scene.focused()).toBe(number());
  await userEvent.fill(number(), own);
  await expect.poll(() => button().getAttribute("aria-disabled")).toBeNull();
  button().click();
  await expect.poll(() => location.hash).toContain("request=");
  expect(location.hash).toBe(await newest());
  expect(sent).toBe(1);
  await expect(scene.session.call("/donors/d7")).rejects.toMatchObject({ status: 404, code: "erased" });
});

it("a record that was changed meanwhile isn't erased", async () => {
  await open();
  const own = await card();
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  await scene.callAs("admin", "/donors/d7", { method: "PUT", body: { version: donor.version, branch: "Crema" } });
  await userEvent.fill(number(), own);
  await expect.poll(() => button().getAttribute("aria-disabled")).toBeNull();
  button().click();
  await expect.poll(scene.text).toContain(texts.stale);
  // the number is typed again for what is shown now
  expect(number().value).toBe("");
  await userEvent.fill(number(), own);
  await expect.poll(() => button().getAttribute("aria-disabled")).toBeNull();
  button().click();
  await expect.poll(() => location.hash).toContain("request=");
});

it("a second record of the same person stands in the way", async () => {
  await open({}, addDuplicate);
  await expect.poll(scene.text).toContain(texts.lines.duplicate()[0]!);
  await userEvent.fill(number(), await card());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(reason()).toBe(texts.first);
  button().click();
  await expect.poll(() => scene.focused()?.textContent).toContain(texts.lines.duplicate()[0]!);
});

it("an obstacle goes as soon as a colleague has resolved it", async () => {
  let other = "";
  await open({ live: true }, async () => void (other = await addDuplicate()));
  await expect.poll(scene.text).toContain(texts.lines.duplicate()[0]!);
  await scene.callAs("admin", `/duplicates/d7.${other}`, { method: "PUT", body: { distinct: true } });
  await expect.poll(scene.text).toContain(texts.noObstacles);
});

it.each([
  ["known", "known"],
  ["a new way", "document"],
])("an open request with the identity «%s» is sent with what the select shows, «%s»", async (identity, shown) => {
  const sent: unknown[] = [];
  const asked = { donor: "d7", received: "2026-11-13", via: "letter", identity: "known" };
  await open(
    {
      async answer(request, mock) {
        if (request.method === "POST" && request.url.endsWith("/erasures")) sent.push(await request.clone().json());
        if (request.method !== "GET" || !request.url.endsWith("/erasures/d7")) return undefined;
        const body = (await (await mock.fetch(request)).json()) as { erasing: { request: object } };
        return Response.json({ ...body, erasing: { ...body.erasing, request: { ...body.erasing.request, identity } } });
      },
    },
    () => scene.callAs("admin", "/data-requests", { method: "POST", body: asked }),
  );
  await expect.poll(scene.text).toContain(texts.registered("2026/003"));
  await userEvent.fill(number(), await card());
  await expect.poll(() => button().getAttribute("aria-disabled")).toBeNull();
  button().click();
  await expect.poll(() => location.hash).toContain("request=");
  expect(sent).toMatchObject([{ identity: shown }]);
});

it("an obstacle of an unknown kind isn't a call", async () => {
  await open({
    async answer(request, mock) {
      if (request.method !== "GET" || !request.url.endsWith("/erasures/d7")) return undefined;
      const sent = (await (await mock.fetch(request)).json()) as { erasing: object };
      const obstacles = [{ kind: "lawsuit", _id: null, name: null, date: null }];
      return Response.json({ ...sent, erasing: { ...sent.erasing, obstacles } });
    },
  });
  await expect.poll(scene.text).toContain(texts.otherLine()[0]!);
  expect(scene.text()).not.toContain(texts.lines.call(null)[1]!);
  expect(button().getAttribute("aria-disabled")).toBe("true");
});

it("an erasure elsewhere shows the number of the request in an open tab", async () => {
  await open({ live: true });
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  const body = { donor: "d7", version: donor.version, received: "2026-11-13", via: "letter", identity: "document" };
  await scene.callAs("admin", "/erasures", { method: "POST", body });
  await expect.poll(scene.text).toContain("Dati cancellati su richiesta 2026/003");
});

it("what stays isn't told while the settings can't be read", async () => {
  let fails = true;
  scene = await renderPage("admin", "/app/donors/erase/d7", {
    answer: ({ url }) => (fails && url.endsWith("/settings") ? new Response(null, { status: 400 }) : undefined),
  });
  await expect.poll(() => scene.shadow.querySelector("[role=alert] button")).toBeTruthy();
  expect(scene.text()).not.toContain(texts.kept);
  fails = false;
  await scene.press("[role=alert] button", uiTexts.retry);
  await expect.poll(scene.text).toContain(texts.kept);
});
