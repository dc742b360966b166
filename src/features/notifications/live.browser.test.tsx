import { expect, it, onTestFinished, vi } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { Bell } from "./components/bell";

/** What arrives while nobody listens, or while the list is being read, against the socket of the mock. */

interface Answer {
  /** The list as the server has it when it is asked. */
  titles: string[];
  give: () => void;
}

/** A bell whose list answers when the test says so, with what the server had when it was asked. */
async function open() {
  const titles = ["first"];
  const asked: Answer[] = [];
  const heard = vi.fn();
  const page = await renderPage("admin", "/app/account-settings", {
    part: <Bell className="" size={20} leadTo={() => null} onLive={heard} />,
    answer(request) {
      if (!request.url.endsWith("/notifications")) return undefined;
      const now = [...titles];
      return new Promise((resolve) => {
        const notifications = now.map((title) => ({ _id: title, title, message: "", date: "", dismissed: false }));
        asked.push({ titles: now, give: () => resolve(Response.json({ notifications })) });
      });
    },
  });
  onTestFinished(() => {
    for (const { give } of asked) give();
  });
  await expect.poll(() => asked).toHaveLength(1);
  return {
    titles,
    asked,
    heard,
    count: () => page.find("button", "Notifiche").getAttribute("aria-label"),
    /** The server has another one, of which nobody who is connected is told. */
    unheard: (title: string) => void titles.unshift(title),
    notify: (title: string) => page.mock.control.notify({ title, message: "..." }, "u1"),
  };
}

it("what came between the first reading and the socket's connection is read, once", async () => {
  const { asked, count, unheard } = await open();
  unheard("between");
  asked[0]?.give();
  await expect.poll(count).toBe("Notifiche, 1 da leggere");
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.give();
  await expect.poll(count).toBe("Notifiche, 2 da leggere");
  expect(asked).toHaveLength(2);
});

it("a list that a live one has overtaken while it was read again is read once more: nothing is lost", async () => {
  const { asked, count, heard, notify, unheard } = await open();
  unheard("between");
  asked[0]?.give();
  await expect.poll(() => asked).toHaveLength(2);
  for (const title of ["live 1", "live 2", "live 3"]) await notify(title);
  await expect.poll(() => heard.mock.calls.length).toBe(3);
  expect(count()).toBe("Notifiche, 4 da leggere");
  asked[1]?.give();
  await expect.poll(() => asked, { timeout: 5_000 }).toHaveLength(3);
  asked[2]?.give();
  await expect.poll(count).toBe("Notifiche, 2 da leggere");
});

it("a burst before the list is known waits for it, and has nothing read for each", async () => {
  const { asked, count, heard, notify } = await open();
  // until the socket stands nobody hears
  await expect
    .poll(async () => {
      await notify("knock");
      return heard.mock.calls.length;
    })
    .toBeGreaterThan(0);
  const before = heard.mock.calls.length;
  for (let index = 0; index < 200; index += 1) await notify(`burst ${index}`);
  await expect.poll(() => heard.mock.calls.length).toBe(before + 200);
  expect(asked).toHaveLength(1);
  asked[0]?.give();
  await expect.poll(count).toBe(`Notifiche, ${before + 201} da leggere`);
  await expect.poll(() => asked).toHaveLength(2);
});
