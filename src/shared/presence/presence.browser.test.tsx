import { io } from "socket.io-client";
import { expect, it, onTestFinished } from "vitest";
import { DonorDetailsPage } from "../../features/donors/details/donor-details-page";
import { DonorEditPage } from "../../features/donors/form/donor-form-pages";
import { DonorsPage } from "../../features/donors/registry/donors-page";
import { TemplatePage } from "../../features/email-templates/frame/template-page";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";

/** Another staff member with their own socket: what they receive, and how they send what they have open. */
async function colleague(page: RenderedPage, persona: "manager" | "director") {
  const { authToken } = await page.mock.control.signIn(persona);
  const socket = io("https://colleague.example", {
    ...page.mock.socketOptions,
    forceNew: true,
    auth: { token: authToken },
  });
  onTestFinished(() => void socket.disconnect());
  const received: { open: object[] }[] = [];
  socket.on("presence.changed", (payload: { open: object[] }) => received.push(payload));
  await new Promise<void>((resolve) => socket.on("connect", resolve));
  return {
    last: () => received.at(-1)?.open ?? [],
    shows: (...open: object[]) => void socket.emit("presence", { open }),
    leave: () => void socket.disconnect(),
  };
}

it("two users with the same record open see each other, until one leaves it", async () => {
  const page = await renderPage("admin", "/app/donors/details/d1", {
    part: <DonorDetailsPage />,
    width: 1100,
    live: true,
  });
  const marta = await colleague(page, "manager");
  await expect.poll(marta.last).toMatchObject([{ kind: "donor", id: "d1", editing: false }]);
  marta.shows({ kind: "donor", id: "d1", editing: false });
  await expect.poll(page.text).toMatch(/Anche \S+ \S+ ha aperto questa scheda\./);
  marta.shows({ kind: "donor", id: "d1", editing: true });
  await expect.poll(page.text).toMatch(/\S+ \S+ sta modificando questa scheda\./);
  marta.shows({ kind: "donor", id: "d2", editing: true });
  await expect.poll(page.text).not.toContain("sta modificando");
  marta.shows({ kind: "donor", id: "d1", editing: false });
  await expect.poll(page.text).toContain("ha aperto questa scheda");
  marta.leave();
  await expect.poll(page.text).not.toContain("ha aperto questa scheda");
  const ugo = await colleague(page, "director");
  await expect.poll(ugo.last).toHaveLength(1);
  await page.show(null);
  await expect.poll(ugo.last).toEqual([]);
});

it("a form shows others that the record is being edited", async () => {
  const page = await renderPage("admin", "/app/donors/edit/d1", { part: <DonorEditPage />, width: 1100, live: true });
  const marta = await colleague(page, "manager");
  await expect.poll(marta.last).toMatchObject([{ kind: "donor", id: "d1", editing: true }]);
});

it("a list shows which of its rows others have open, also to screen readers", async () => {
  const page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 1100, live: true });
  const link = await until(() => page.shadow.querySelector("tbody [data-row-link]"));
  const row = link.closest("tr")!;
  const marta = await colleague(page, "director");
  marta.shows({ kind: "donor", id: link.getAttribute("data-row-link"), editing: false });
  await expect.poll(() => row.textContent).toMatch(/Aperta da \S+ \S+/);
  expect(
    [...page.shadow.querySelectorAll("tbody tr")].filter(({ textContent }) => textContent.includes("Aperta da")),
  ).toEqual([row]);
  marta.leave();
  await expect.poll(() => row.textContent).not.toContain("Aperta da");
});

it("a template shows who else has it open, with markup in a name shown as text", async () => {
  const page = await renderPage("admin", "/app/emails-template/t1", {
    part: <TemplatePage />,
    width: 1100,
    live: true,
  });
  await until(() => page.shadow.querySelector("[role=tablist]"));
  await colleague(page, "director"); // the socket is connected
  const user = { _id: "u9", firstName: "<img src=x onerror=alert(1)>", lastName: "" };
  await expect
    .poll(async () => {
      await page.mock.push("u1", "presence.changed", {
        open: [{ kind: "emailTemplate", id: "t1", editing: true, user }],
      });
      return page.text();
    })
    .toContain("<img src=x onerror=alert(1)> sta modificando questo modello.");
  expect(page.shadow.querySelector("img")).toBeNull();
});

it("the user themselves and incomplete entries aren't shown", async () => {
  const page = await renderPage("admin", "/app/donors/details/d1", {
    part: <DonorDetailsPage />,
    width: 1100,
    live: true,
  });
  const record = { kind: "donor", id: "d1", editing: false };
  const openRecords = [
    { ...record, user: { _id: "u1", firstName: "Io", lastName: "Stessa" } },
    { ...record, user: { _id: "u8" } },
    { ...record, user: null },
    { ...record, user: { _id: "u9", firstName: "Ada", lastName: "Riva" } },
  ];
  await expect
    .poll(async () => {
      await page.mock.push("u1", "presence.changed", { open: openRecords });
      return page.text();
    })
    .toContain("Anche Ada Riva ha aperto questa scheda.");
});
