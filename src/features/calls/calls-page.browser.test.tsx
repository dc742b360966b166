import { expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { PASSWORD, personaEmail } from "../../mocks/index";
import { romeDay } from "../../domain/dates/days";
import { until } from "../../ui/test-support";
import { pageLocation } from "../../shared/navigation";
import { CallsPage } from "./calls-page";
import { readChoice } from "./call-choice";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";

interface Row {
  _id: string;
  lastName: string;
  firstName: string;
  lastCall: { _id: string } | null;
}

const PAGE = "/app/donors/calls?area=Bergamo";
const calls = (id: string) => endpoints.donorCalls(id);

/** Opens the page, and keeps the numbers that it dials. */
async function openPage(answer?: RenderOptions["answer"]) {
  const dialled: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    dialled.push(this.href);
  };
  onTestFinished(() => void (HTMLAnchorElement.prototype.click = click));
  const page = await renderPage("admin", PAGE, { width: 1200, donors: 300, ...(answer && { answer }) });
  const card = () => page.shadow.querySelector<HTMLElement>("section[aria-label^='Adesso']");
  await until(card);
  const name = () => card()?.querySelector("a")?.textContent ?? "";
  const press = (text: string) => userEvent.click(page.find("section button", text));
  const outcomes = async (id: string) =>
    ((await page.callAs("admin", calls(id))) as { calls: { outcome: string }[] }).calls.map(({ outcome }) => outcome);
  return { page, dialled, card, name, press, outcomes, rows: await listed(page) };
}

/** The donors to call, in their order. */
async function listed(page: RenderedPage): Promise<Row[]> {
  const { day } = readChoice("", romeDay(Date.now()));
  const path = `${endpoints.calls()}?day=${day}&type=1&area=Bergamo&limit=100`;
  return ((await page.callAs("admin", path)) as { calls: Row[] }).calls;
}

it("a double-click on an outcome is about one donor", async () => {
  const { card, name, outcomes, rows, page } = await openPage();
  const [first, second] = rows as [Row, Row];
  expect(name()).toBe(`${first.lastName} ${first.firstName}`);
  await userEvent.dblClick(page.find("section button", "Non risponde"));
  await expect.poll(name).toBe(`${second.lastName} ${second.firstName}`);
  expect((await outcomes(first._id))[0]).toBe("noAnswer");
  expect(await outcomes(second._id)).toHaveLength(second.lastCall ? 1 : 0);
  expect(card()?.textContent).toContain("Chiama");
});

it("skipped donors don't come back after an outcome, and more are read when all were skipped", async () => {
  const { page, name, press, rows } = await openPage();
  const names = rows.map(({ lastName, firstName }) => `${lastName} ${firstName}`);
  expect(names.length).toBeGreaterThan(9);
  for (const following of names.slice(1, 5)) {
    await press("↓ Prossima");
    await expect.poll(name).toBe(following);
  }
  await press("Non risponde");
  await expect.poll(name).toBe(names[5]);
  // the page begins with eight rows
  for (const following of names.slice(6, 10)) {
    await press("↓ Prossima");
    await expect.poll(name).toBe(following);
  }
  expect(page.text()).toContain(names[0]);
});

it.each([
  ["the last", 7, [6, 9]],
  ["the last but one", 6, [5, 7, 8]],
])("more donors are read while a colleague calls %s of those that are shown", async (_, held, reached) => {
  const { page, name, press, rows } = await openPage();
  const nameOf = (at: number) => `${rows[at]!.lastName} ${rows[at]!.firstName}`;
  await page.callAs("manager", pageEndpoints.callHold(rows[held]!._id), { method: "PUT", body: {} });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => page.text()).toContain("Marta Colombo sta chiamando");
  for (let at = 1; at < reached[0]!; at++) {
    await press("↓ Prossima");
    await expect.poll(name).toBe(nameOf(at));
  }
  for (const at of reached) {
    await press("↓ Prossima");
    await expect.poll(name).toBe(nameOf(at));
  }
});

it("a donor whom a colleague is calling isn't dialled, and the page says who is calling", async () => {
  const { page, dialled, press, rows, name } = await openPage();
  const [first] = rows as [Row];
  await page.callAs("manager", pageEndpoints.callHold(first._id), { method: "PUT", body: {} });
  await press("Chiama ");
  await expect.poll(() => page.text()).toContain("Chiamata non fatta. Marta Colombo sta già chiamando.");
  expect(dialled).toEqual([]);
  // the donor stays, so that no other one appears under the pointer
  expect(name()).toBe(`${first.lastName} ${first.firstName}`);
  expect(page.find("section button", "Viene")).toHaveProperty("disabled", true);
  await press("↓ Prossima");
  await expect.poll(name).not.toBe(`${first.lastName} ${first.firstName}`);
});

it("a donor whom a colleague calls by mistake can be taken over, after a question", async () => {
  const { page, dialled, press, rows, outcomes } = await openPage();
  const [first] = rows as [Row];
  await page.callAs("manager", pageEndpoints.callHold(first._id), { method: "PUT", body: {} });
  window.dispatchEvent(new Event("focus"));
  await until(() => page.find("section button", "Chiamo io"));
  await press("Chiamo io");
  await expect.poll(() => page.dialog()).toContain("Marta Colombo non potrà più salvare l’esito.");
  await userEvent.click(await until(() => page.find("dialog button", "Chiamo io")));
  await expect.poll(() => page.text()).toContain("Stai chiamando");
  // taking over dials nothing
  expect(dialled).toEqual([]);
  await press("Non risponde");
  await expect.poll(async () => (await outcomes(first._id))[0]).toBe("noAnswer");
});

it("a taken over donor is the one to call now, and the keys work", async () => {
  const { page, card, name, outcomes, rows } = await openPage();
  const second = rows[1]!;
  await page.callAs("manager", pageEndpoints.callHold(second._id), { method: "PUT", body: {} });
  window.dispatchEvent(new Event("focus"));
  await userEvent.click(await until(() => page.find("li button", "Chiamo io")));
  await userEvent.click(await until(() => page.find("dialog button", "Chiamo io")));
  await expect.poll(name).toBe(`${second.lastName} ${second.firstName}`);
  await expect.poll(() => page.focused()).toBe(card());
  await expect.poll(() => page.text()).toContain("Stai chiamando");
  expect(page.focused()).toBe(card());
  await userEvent.keyboard("2");
  await expect.poll(async () => (await outcomes(second._id))[0]).toBe("noAnswer");
});

it("a takeover names the colleague of the question, and a third one keeps the call", async () => {
  const sent: (string | null)[] = [];
  const hold = { by: { _id: "third", name: "Sara Rota" }, secondsLeft: 600 };
  const { page, press, rows } = await openPage(({ url }) => {
    const { searchParams } = new URL(url);
    if (!searchParams.has("takeOver")) return undefined;
    sent.push(searchParams.get("takeOver"));
    return Response.json(
      { success: false, code: "held", message: "Sara Rota sta già chiamando.", hold },
      { status: 409 },
    );
  });
  const held = (await page.callAs("manager", pageEndpoints.callHold(rows[0]!._id), { method: "PUT", body: {} })) as {
    hold: { by: { _id: string } };
  };
  window.dispatchEvent(new Event("focus"));
  await until(() => page.find("section button", "Chiamo io"));
  await press("Chiamo io");
  await userEvent.click(await until(() => page.find("dialog button", "Chiamo io")));
  await expect.poll(() => page.dialog()).toContain("Resta al collega. Sara Rota sta già chiamando.");
  expect(sent).toEqual([held.hold.by._id]);
});

it("who opens the page while a colleague calls begins below the colleague's next donor", async () => {
  const page = await renderPage("admin", "/app/donors", { width: 1200, donors: 300, part: null });
  const [first, , third] = (await listed(page)) as [Row, Row, Row];
  await page.callAs("manager", pageEndpoints.callHold(first._id), { method: "PUT", body: {} });
  pageLocation.navigate(PAGE);
  await page.show(<CallsPage />);
  const now = await until(() => page.shadow.querySelector("section[aria-label^='Adesso']"));
  expect(now.getAttribute("aria-label")).toBe(`Adesso: ${third.lastName} ${third.firstName}`);
});

it("the list that is opened again from the cache begins below rows that colleagues hold", async () => {
  const { page, rows, name } = await openPage();
  const [first, , third] = rows as [Row, Row, Row];
  expect(name()).toBe(`${first.lastName} ${first.firstName}`);
  await page.show(null);
  await page.callAs("manager", pageEndpoints.callHold(first._id), { method: "PUT", body: {} });
  const { now } = performance;
  onTestFinished(() => void (performance.now = now));
  performance.now = () => now.call(performance) + 60_000;
  await page.show(<CallsPage />);
  expect(name()).toBe(`${first.lastName} ${first.firstName}`);
  // the cached data, which SWR doesn't read again within two seconds
  expect(page.find("section button", "Viene")).toHaveProperty("disabled", true);
  window.dispatchEvent(new Event("focus"));
  await expect.poll(name).toBe(`${third.lastName} ${third.firstName}`);
  await expect.poll(() => page.find("section button", "Viene")).toHaveProperty("disabled", false);
});

it("a hold is shown also if the clock of the device is an hour fast", async () => {
  const { page, rows, name } = await openPage();
  const { now } = Date;
  onTestFinished(() => void (Date.now = now));
  Date.now = () => now() + 3_600_000;
  const [first] = rows as [Row];
  await page.callAs("manager", pageEndpoints.callHold(first._id), { method: "PUT", body: {} });
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => page.text()).toContain("Marta Colombo sta chiamando");
  expect(name()).toBe(`${first.lastName} ${first.firstName}`);
});

it("without the network the user may call nevertheless", async () => {
  const { page, dialled, press } = await openPage(({ method, url }) =>
    method === "PUT" && url.endsWith("/call-hold") ? Response.error() : undefined,
  );
  await press("Chiama ");
  const anyway = await until(() => page.find("button", "Chiama lo stesso"));
  expect(dialled).toEqual([]);
  await userEvent.click(anyway);
  expect(dialled).toEqual([expect.stringMatching(/^tel:/)]);
});

it("a late answer dials nothing on another page", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isAnswered = false;
  const { page, dialled, press } = await openPage(async (request, mock) => {
    if (request.method !== "PUT" || !request.url.endsWith("/call-hold")) return undefined;
    await held;
    const response = await mock.fetch(request);
    isAnswered = true;
    return response;
  });
  await press("Chiama ");
  await page.show(null);
  release();
  await expect.poll(() => isAnswered).toBe(true);
  expect(dialled).toEqual([]);
});

it("a late answer dials nothing for who has signed in since", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  const { page, dialled, press } = await openPage(async (request, mock) => {
    if (request.method !== "PUT" || !request.url.endsWith("/call-hold")) return undefined;
    const response = await mock.fetch(request);
    isHeld = true;
    await held;
    return response;
  });
  await press("Chiama ");
  await expect.poll(() => isHeld).toBe(true);
  await page.session.signIn({ email: personaEmail("manager"), password: PASSWORD, recaptchaToken: "test" });
  release();
  // the page has the answer
  await expect.poll(() => page.find("section button", "↓ Prossima")).toHaveProperty("disabled", false);
  expect(dialled).toEqual([]);
  expect(page.text()).not.toContain("Chiama lo stesso");
});

it("an outcome that a colleague recorded before isn't recorded twice", async () => {
  const { page, press, rows, outcomes } = await openPage();
  const [first] = rows as [Row];
  const body = { day: "2030-01-05", type: 1, outcome: "coming" };
  await page.callAs("manager", calls(first._id), { method: "POST", body });
  await press("Non risponde");
  await expect.poll(() => page.text()).toContain("Esito non salvato. Marta Colombo ha già chiamato");
  expect((await outcomes(first._id))[0]).toBe("coming");
});
