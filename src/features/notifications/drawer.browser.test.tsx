import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";
import { until } from "../../ui/test-support";

/** A server with many notifications. It sends the newest 50, or up to the requested limit. */
function many(total: number, { maxLimit = Infinity } = {}) {
  const all = Array.from({ length: total }, (_, index) => ({
    _id: `m${index}`,
    title: `Avviso ${index}`,
    message: index % 3 ? "Breve." : "Un messaggio più lungo, che in un cassetto stretto va a capo almeno una volta.",
    date: new Date(Date.parse("2026-11-20T10:00:00Z") - index * 60_000).toISOString(),
    dismissed: index % 2 === 1,
    link: null as string | null,
  }));
  const limits: (string | null)[] = [];
  return {
    all,
    limits,
    answer(request: Request): Response | undefined {
      const url = new URL(request.url);
      if (!url.pathname.includes("/notifications")) return undefined;
      const named = all.find(({ _id }) => url.pathname.endsWith(`/${_id}`));
      if (named && request.method === "PUT") named.dismissed = true;
      if (request.method !== "GET") return Response.json({ success: true });
      limits.push(url.searchParams.get("limit"));
      const limit = Math.min(Number(url.searchParams.get("limit") ?? 50), maxLimit);
      const unread = all.filter(({ dismissed }) => !dismissed).length;
      return Response.json({ success: true, notifications: all.slice(0, limit), total: all.length, unread });
    },
  };
}

async function open(
  server: ReturnType<typeof many>,
  hrefOfLink: Parameters<typeof Bell>[0]["hrefOfLink"] = () => null,
): Promise<RenderedPage> {
  const part = <Bell className="" size={20} hrefOfLink={hrefOfLink} />;
  const page = await renderPage("admin", "/app/account-settings", {
    part,
    answer: (request) => server.answer(request),
  });
  await expect.poll(() => label(page)).toMatch(/da leggere$/);
  await userEvent.click(bell(page));
  await expect.poll(() => rows(page).length).toBeGreaterThan(0);
  return page;
}
const bell = (page: RenderedPage) => page.find("button", "Notifiche");
const label = (page: RenderedPage) => bell(page).getAttribute("aria-label");
const rows = (page: RenderedPage) => [...page.shadow.querySelectorAll<HTMLElement>("dialog[open] ul li")];
const box = (page: RenderedPage) => page.find("dialog[open] ul").parentElement as HTMLElement;
const button = (page: RenderedPage, name: string) => until(() => page.find("dialog[open] button", name));
const scrollToEnd = (page: RenderedPage) => box(page).scrollTo({ top: box(page).scrollHeight });

it("counts all unread notifications, and loads more rows when the user scrolls", async () => {
  const server = many(260);
  const page = await open(server);
  expect(label(page)).toBe("Notifiche, 130 da leggere");
  expect(bell(page).textContent).toBe("99+");
  expect(rows(page)).toHaveLength(50);
  await until(() => {
    scrollToEnd(page);
    return rows(page).length === 260;
  });
  // the limit doubles each time
  expect(server.limits.filter((limit) => limit !== null).slice(0, 3)).toEqual(["100", "200", "400"]);
  expect(rows(page).at(-1)?.textContent).toContain("Avviso 259");

  // a notification at the end of the list counts, too
  page.find("button", "Da leggere: Avviso 258").click();
  await expect.poll(() => label(page)).toBe("Notifiche, 129 da leggere");
});

it("stops requesting more if the server's own limit is smaller than its total", async () => {
  const server = many(260, { maxLimit: 60 });
  const page = await open(server);
  await until(() => {
    scrollToEnd(page);
    return rows(page).length === 60;
  });
  page.find("button", "Da leggere: Avviso 0").click();
  await expect.poll(() => label(page)).toBe("Notifiche, 129 da leggere");
  scrollToEnd(page);
  page.find("button", "Da leggere: Avviso 2").click();
  await expect.poll(() => label(page)).toBe("Notifiche, 128 da leggere");
  expect(server.limits.length).toBeLessThan(8);
});

it("if older notifications can't be loaded, the list stays, with an error and a retry button at its end", async () => {
  const server = many(80);
  const give = server.answer.bind(server);
  const page = await open(server);
  server.answer = (request) =>
    request.url.includes("limit=") ? Response.json({ message: "Non ora." }, { status: 500 }) : give(request);
  const again = await until(() => {
    scrollToEnd(page);
    return page.find("dialog[open] button", "Riprova");
  });
  const alert = page.find("[role=alert]").textContent;
  expect(alert).toContain("Non riusciamo a leggere le notifiche precedenti");
  expect(alert).toContain("Non ora.");
  expect(rows(page)).toHaveLength(50);
  server.answer = give;
  // at once, because the automatic retry removes the button
  again.click();
  await expect.poll(() => rows(page).length).toBe(80);
});

it.each([
  ["within a long list", 60, 700],
  ["in a short list", 2, 0],
])(
  "a notification that arrives while the user reads %s is announced and doesn't move the rows",
  async (_where, total, top) => {
    const server = many(total);
    const page = await open(server);
    box(page).scrollTop = top;
    const read = rows(page).find((row) => row.getBoundingClientRect().top >= box(page).getBoundingClientRect().top);
    const place = () => read?.getBoundingClientRect().top ?? 0;
    const before = place();
    const status = page.find("dialog[open] [role=status]");
    for (const title of ["Prima", "Seconda"]) await page.mock.control.notify({ title, message: "Adesso." }, "u1");
    // the test's server must also list them
    const { notifications } = (await page.callAs("admin", "/notifications")) as { notifications: typeof server.all };
    server.all.unshift(...notifications.slice(0, 2));
    await expect.poll(() => status.textContent).toBe("2 nuove notifiche");
    // scroll positions are whole pixels
    expect(Math.abs(place() - before)).toBeLessThan(1);
    expect(rows(page)[0]?.textContent).toContain("Seconda");

    // userEvent.click would scroll while the drawer is still sliding in
    (await button(page, "2 nuove notifiche")).click();
    await expect.poll(() => box(page).scrollTop).toBe(0);
    expect(page.focused()?.textContent).toContain("Seconda");
    await until(() => !page.shadow.querySelector("dialog[open] .sticky"));
  },
);

it("links only to pages of the app", async () => {
  const server = many(6);
  const hostile = ["javascript:alert(1)", "https://evil.example/app/donors", "//evil.example", "/app/../auth/login"];
  const links = ["/app/donors/details/d1?tab=donations", ...hostile, null];
  links.forEach((link, index) => Object.assign(server.all[index] ?? {}, { link }));
  const page = await open(server, ({ path }) => `#${path}`);
  const hrefs = rows(page).map((row) => row.querySelector("a")?.getAttribute("href") ?? null);
  expect(hrefs).toEqual(["#/app/donors/details/d1?tab=donations", null, null, null, null, null]);
  const sent = vi.spyOn(server, "answer");
  await page.press("dialog[open] a");
  await expect.poll(() => page.shadow.querySelector("dialog[open]:not([data-closing])")).toBeNull();
  expect(location.hash).toBe("#/app/donors/details/d1?tab=donations");
  await expect.poll(() => label(page)).toBe("Notifiche, 2 da leggere");
  expect(sent.mock.calls.map(([{ method }]) => method)).toContain("PUT");
});

it("a double click deletes one notification, not also the next one that has moved up", async () => {
  const page = await open(many(4));
  await userEvent.dblClick(page.find("dialog[open] button", "Elimina notifica: Avviso 0"));
  await expect
    .poll(() => rows(page).map((row) => /Avviso \d/.exec(row.textContent ?? "")?.[0]))
    .toEqual(["Avviso 1", "Avviso 2", "Avviso 3"]);
});

it("a title of 300 letters wraps, and the delete button stays visible", async () => {
  const server = many(2);
  for (const notification of server.all)
    Object.assign(notification, { title: "n".repeat(300), message: "m".repeat(300) });
  const page = await open(server);
  const edge = box(page).getBoundingClientRect().right;
  expect(box(page).scrollWidth).toBe(box(page).clientWidth);
  for (const row of rows(page)) {
    const within = [...row.querySelectorAll("span, button")].map((part) => part.getBoundingClientRect().right);
    expect(within.length).toBeGreaterThan(2);
    expect(Math.max(...within)).toBeLessThanOrEqual(edge);
  }
});

it("shows the empty state after the last notification was deleted", async () => {
  const page = await open(many(2));
  for (const title of ["Avviso 0", "Avviso 1"]) (await button(page, `Elimina notifica: ${title}`)).click();
  await expect.poll(page.dialog).toContain("Nessuna notifica");
  expect(rows(page)).toHaveLength(0);
});

it("shows that the list is loading, and no actions without permission", async () => {
  const server = many(3);
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((done) => (answerNow = done));
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} hrefOfLink={() => null} />,
    async answer(request) {
      if (request.url.endsWith("/auth/ability"))
        return Response.json({ success: true, ability: [{ action: "read", subject: "all" }] });
      if (request.url.includes("/notifications")) await held;
      return server.answer(request);
    },
  });
  await userEvent.click(await until(() => page.find("button", "Notifiche")));
  await expect.poll(page.dialog).toContain("Carico le notifiche");
  answerNow();
  await expect.poll(() => rows(page).length).toBe(3);
  // unread notifications are marked, but can't be pressed
  expect(page.dialog()).toContain("Da leggere:");
  const buttons = page.getByRole("dialog").getByRole("button").elements();
  expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual(["Chiudi"]);
});
