import { userEvent } from "vitest/browser";
import { beforeEach, describe, expect, it } from "vitest";
import { held } from "../../../api/test-support/held";
import { dayNumber, isoDay, romeDay } from "../../../domain/dates/days";
import { catchFiles, type CaughtFile } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { texts as nextActionsTexts } from "../../../shared/donor/parts/next-actions-texts";
import { until } from "../../../ui/test-support";
import { fieldTexts } from "../../../ui/field/texts";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

let files: CaughtFile[];
const savedFile = async () => {
  const { blob, name } = files.at(-1)!;
  return { text: await blob.text(), name };
};

let scene: RenderedPage;
const open = async (
  persona: "donor" | "pending" | "manager" | "director" | "admin",
  path: string,
  options: RenderOptions = {},
) => {
  scene = await renderPage(persona, path, { width: 400, ...options });
};
const page = () => scene.text();
const heading = () => scene.heading()?.trim();
const link = (start: string) =>
  [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href]")].find(({ href }) => href.startsWith(start));
const field = (label: string) => {
  const found = [...scene.shadow.querySelectorAll("label")].find((element) => element.textContent.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement | null;
};

beforeEach(() => void (files = catchFiles()));

it("a donor sees the card with its QR code, the own data, donations and the contact of the centre", async () => {
  await open("donor", "/app/profile/d1");
  await expect.element(scene.getByRole("img", { name: /^Codice QR/ })).toBeVisible();
  const { donor } = (await scene.session.call("/registration/d1")) as { donor: Record<string, string> };
  expect(heading()).toBe(texts.title);
  for (const field of ["cardNumber", "fiscalCode", "email", "street"]) expect(page()).toContain(donor[field]);
  await expect.poll(() => link("tel:")).toBeTruthy();
  expect(page()).toContain(texts.office(false));
  expect(link("mailto:")).toBeTruthy();
  const times = () => scene.shadow.querySelectorAll("li time").length;
  await expect.poll(times).toBe(3);
  await scene.press("button", "Tutte le");
  await expect.poll(times).toBeGreaterThan(3);
});

/** Answers as if the donor had given once. @param late the paths whose responses wait for `responded` */
const withLastDonation =
  (daysAgo: number, late: RegExp, responded: Promise<void>): RenderOptions["answer"] =>
  async (request, mock) => {
    const { pathname } = new URL(request.url);
    if (late.test(pathname)) await responded;
    const last = { date: isoDay(dayNumber(romeDay(Date.now())) - daysAgo), type: 1 };
    const body = async <Body,>() => (await (await mock.fetch(request)).json()) as Body;
    if (pathname.endsWith("/registration/d1")) {
      const { donor, ...rest } = await body<{ donor: object }>();
      const facts = { lastDonationDate: last.date, lastDonationType: last.type, donationsNumber: 1 };
      return Response.json({ ...rest, donor: { ...donor, ...facts, nextDonation: null } });
    }
    if (!pathname.endsWith("/donations")) return undefined;
    const { donations, ...rest } = await body<{ donations: object[] }>();
    return Response.json({ ...rest, donations: [{ ...donations[0], ...last }], total: 1 });
  };

describe.each([
  ["gave yesterday", 1, texts.from],
  ["may give today", 800, texts.today],
])("a donor who %s", (_name, daysAgo, answer) => {
  it.each([400, 900])("can press a link below the next donation while its parts are read, at %i px", async (width) => {
    const { promise, resolve } = held();
    await open("donor", "/app/profile/d1", {
      width,
      answer: withLastDonation(daysAgo, /\/(settings|donations|zones)/, promise),
    });
    const edit = await until(() => [...scene.shadow.querySelectorAll("a")].find((a) => a.textContent === texts.edit));
    const before = edit.getBoundingClientRect().top;
    resolve();
    await expect.poll(page).toContain(answer);
    await expect.poll(() => link("tel:")).toBeTruthy();
    expect(Math.abs(edit.getBoundingClientRect().top - before)).toBeLessThan(edit.offsetHeight / 2);
  });

  it("sees the answer before the zone's telephone number is read", async () => {
    const { promise, resolve } = held();
    await open("donor", "/app/profile/d1", { answer: withLastDonation(daysAgo, /\/zones/, promise) });
    await expect.poll(page).toContain(answer);
    expect(link("tel:")).toBeUndefined();
    resolve();
    await expect.poll(() => link("tel:")).toBeTruthy();
  });
});

it("below the card a donor reads what the association has written there, and nothing else about its use", async () => {
  const own = { title: "", text: "Al centro di Bergamo mostra questo codice." };
  await open("donor", "/app/profile/d1", {
    async answer(request, mock) {
      if (!request.url.endsWith("/settings")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { settings: { texts: { values: object } } };
      Object.assign(body.settings.texts.values, { card: own });
      return Response.json(body);
    },
  });
  await expect.poll(page).toContain(own.text);
  await open("donor", "/app/profile/d1");
  await expect.element(scene.getByRole("img", { name: /^Codice QR/ })).toBeVisible();
  expect(page()).not.toContain("centro trasfusionale");
});

it("a card number that is too long for a code is shown without one", async () => {
  const number = "0".repeat(3_000);
  await open("donor", "/app/profile/d1", {
    async answer(request, mock) {
      if (!new URL(request.url).pathname.endsWith("/registration/d1")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { donor: object };
      return Response.json({ ...body, donor: { ...body.donor, cardNumber: number } });
    },
  });
  await expect.poll(page).toContain(number);
  await expect.poll(() => scene.shadow.querySelector("[aria-busy=true]")).toBeNull();
  expect(heading()).toBe(texts.title);
  expect(scene.shadow.querySelector("[role=img][aria-label^='Codice QR']")).toBeNull();
});

it("the e-mail address has a link to the account's settings; without that feature the association changes it", async () => {
  await open("donor", "/app/profile/d1");
  await until(() => scene.find("a", "Cambia e-mail"));
  expect(scene.find("a", "Cambia e-mail").getAttribute("href")).toMatch(/#\/app\/account-settings$/);
  expect(page()).not.toContain("stato ed e-mail li cambia");
  await scene.remove();
  await open("donor", "/app/profile/d1", { features: [] });
  await expect.poll(page).toContain("Tessera, gruppo, stato ed e-mail li cambia la tua sede");
  expect(page()).not.toContain("Cambia e-mail");
});

it("a donor downloads the next day as a calendar file", async () => {
  const donor = {
    _id: "d1",
    status: "active",
    lastName: "D'Angelo",
    nextDonation: { date: "2099-12-11", reason: "interval" },
  };
  await open("donor", "/app/profile/d1", {
    answer: ({ url }) => (url.endsWith("/registration/d1") ? Response.json({ donor }) : undefined),
  });
  await expect.poll(page).toContain("venerdì 11 dicembre 2099");
  await scene.press("button", nextActionsTexts.calendar);
  expect(await savedFile()).toMatchObject({ name: "prossima-donazione.ics" });
  expect((await savedFile()).text).toContain("DTSTART;VALUE=DATE:20991211");
  // without a card, a text says how to get one
  expect(page()).toContain(texts.noCard);
});

it("a donor downloads all own data as JSON; if a call fails, no file is saved", async () => {
  let down = false;
  await open("donor", "/app/profile/d1", {
    answer: ({ url }) =>
      down && url.endsWith("/history") ? Response.json({ message: "Non ora." }, { status: 500 }) : undefined,
  });
  await expect.poll(page).toContain(texts.download);
  await scene.press("button", texts.download);
  await expect.poll(() => scene.toasts()).toEqual([texts.downloadDone]);
  const { text, name } = await savedFile();
  expect(name).toBe("i-miei-dati.json");
  const data = JSON.parse(text) as Record<string, Record<string, unknown>>;
  expect(data.record).toMatchObject({ _id: "d1" });
  expect(data.account).toMatchObject({ email: "donor@gds.example" });
  for (const part of ["donations", "awards", "consents", "history", "notifications"])
    expect(data[part], part).toBeInstanceOf(Array);
  expect([data.notKept, data.notRead]).toEqual([[], []]);
  expect(text).not.toMatch(/token/i);
  down = true;
  scene.find("button", texts.download).click(); // a toast covers it
  await expect.poll(() => scene.toasts()).toContain(texts.downloadFailed("Non ora."));
  expect(files).toHaveLength(1);
});

it("a donor changes the own data by keyboard and undoes it; the form lacks the association's fields", async () => {
  await open("donor", "/app/profile/edit/d1");
  await expect.poll(heading).toBe(texts.editTitle);
  for (const label of ["Tessera", "Stato", "Gruppo sanguigno", "Note"]) expect(field(label)).toBeNull();
  const before = field("Cellulare")!.value;
  field("Cellulare")!.focus();
  await userEvent.keyboard("{Control>}a{/Control}347 5550142{Control>}s{/Control}");
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  expect(location.hash).toBe("#/app/profile/d1");
  const mobile = async () =>
    ((await scene.session.call("/registration/d1")) as { donor: { mobile: string } }).donor.mobile;
  expect(await mobile()).toBe("347 555 0142");
  // at once: the toast disappears after ten seconds
  scene.find("[data-sonner-toast] button", "Ripristina i dati di prima").click();
  await expect.poll(mobile).toBe(before || null);
});

it("fields that the registration requires can't be emptied, and one telephone must stay", async () => {
  await open("donor", "/app/profile/edit/d1", { width: 1100 });
  await expect.poll(heading).toBe(texts.editTitle);
  const required = ["Data di nascita", "Comune di nascita", "Codice fiscale", "Via e numero", "CAP", "Città"];
  for (const label of [...required, "Provincia"]) expect(field(label)!.required, label).toBe(true);
  for (const label of ["Via e numero", "Cellulare", "Telefono di casa"]) await userEvent.fill(field(label)!, "");
  await scene.press("button", uiTexts.save);
  await expect.poll(page).toContain(formTexts.defaults.wrong(2));
  expect(field("Via e numero")!.getAttribute("aria-invalid")).toBe("true");
  expect(page()).toContain("se non ne hai uno, basta il telefono di casa");
  expect(location.hash).toBe("#/app/profile/edit/d1");
});

it("a record with empty required fields can be saved; only the telephone that it has is required", async () => {
  const incomplete = { fiscalCode: null, birthday: null, street: null, mobile: null, phoneHome: "0346 21000" };
  await open("donor", "/app/profile/edit/d1", {
    width: 1100,
    async answer(request, mock) {
      const response = await mock.fetch(request);
      if (!request.url.endsWith("/registration/d1")) return response;
      const body = (await response.json()) as { donor: object };
      return Response.json({ ...body, donor: { ...body.donor, ...(request.method === "GET" && incomplete) } });
    },
  });
  await expect.poll(heading).toBe(texts.editTitle);
  const marks = () =>
    ["Cellulare", "Telefono di casa"].map((label) => [
      field(label)!.getAttribute("aria-required"),
      field(label)!.labels?.[0]?.textContent.includes("facoltativo"),
    ]);
  expect(marks()).toEqual([
    ["false", false],
    ["true", false],
  ]);
  await userEvent.fill(field("Cellulare")!, "347 555 0142");
  await expect.poll(marks).toEqual([
    ["false", false],
    ["false", true],
  ]);
  await scene.press("button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
});

it("an unusual phone number shows a warning, not an error; for a landline without its zero a button adds it", async () => {
  await open("donor", "/app/profile/edit/d1", { width: 1100 });
  await expect.poll(heading).toBe(texts.editTitle);
  await userEvent.fill(field("Cellulare")!, "035 1234567");
  await expect.poll(page).toContain(formTexts.phone.landline());
  expect(field("Cellulare")!.getAttribute("aria-invalid")).toBeNull();
  await userEvent.fill(field("Telefono di casa")!, "371123456");
  expect(page()).not.toContain(formTexts.phone["missing-zero"]());
  await userEvent.tab();
  await expect.poll(page).toContain(formTexts.phone["missing-zero"]());
  await scene.press("button", fieldTexts.meant("0371123456"));
  await expect.poll(() => field("Telefono di casa")!.value).toMatch(/^0371/);
  await expect.poll(page).not.toContain(formTexts.phone["missing-zero"]());
});

it("a town replaces the record's postal code with a message; a typed one stays, with a warning if it doesn't match", async () => {
  await open("donor", "/app/profile/edit/d1", { width: 1100 });
  await expect.poll(heading).toBe(texts.editTitle);
  const before = field("CAP")!.value;
  const chooseClusone = async () => {
    await expect
      .poll(async () => {
        await userEvent.fill(field("Città")!, "");
        await userEvent.fill(field("Città")!, "cluson");
        return scene.shadow.querySelector("ul:not([hidden]) > [role=option]")?.textContent;
      })
      .toBe("ClusoneBG");
    await userEvent.keyboard("{Enter}");
  };
  await chooseClusone();
  await expect.poll(() => ["CAP", "Provincia"].map((label) => field(label)!.value)).toEqual(["24023", "BG"]);
  await expect.poll(page).toContain(personTexts.capReplaced(before, "24023"));
  await userEvent.fill(field("CAP")!, "24121");
  await chooseClusone();
  expect(field("CAP")!.value).toBe("24121");
  await expect.poll(page).toContain(personTexts.capOfOther("Clusone", "24023", "24023"));
  expect(page()).not.toContain(personTexts.capReplaced(before, "24023"));
  expect(field("CAP")!.getAttribute("aria-invalid")).toBeNull();
});

it("staff see their account, with a link to its form", async () => {
  await open("manager", "/app/profile/u3");
  await expect.poll(heading).toBe("Marta Colombo");
  for (const text of ["manager@gds.example", "Responsabile", "Bergamo"]) expect(page()).toContain(text);
  expect(scene.find("a", texts.edit).getAttribute("href")).toMatch(/#\/app\/profile\/edit\/u3$/);
});

it("staff change their name and telephone, and only these fields are sent, once they are valid", async () => {
  const sent: unknown[] = [];
  await open("manager", "/app/profile/edit/u3", {
    async answer(request) {
      if (request.method === "PUT") sent.push(await request.clone().json());
      return undefined;
    },
  });
  await expect.poll(() => field("Nome")?.value).toBe("Marta");
  await userEvent.fill(field("Nome")!, "a".repeat(300));
  await userEvent.fill(field("Cognome")!, "");
  await userEvent.fill(field("Telefono")!, "0039 347/5550142");
  await scene.press("button", uiTexts.save);
  await expect.poll(page).toContain("Il testo è troppo lungo.");
  for (const label of ["Nome", "Cognome"]) expect(field(label)!.getAttribute("aria-invalid"), label).toBe("true");
  expect(sent).toEqual([]);
  await userEvent.fill(field("Nome")!, "Marta");
  await userEvent.fill(field("Cognome")!, "D’Amico");
  await scene.press("button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  expect(sent).toEqual([{ lastName: "D'Amico", phone: "347 555 0142" }]);
  expect(location.hash).toBe("#/app/profile/u3");
  expect(scene.session.state()).toMatchObject({ status: "signed-in", user: { lastName: "D'Amico" } });
});

it("after a save that the server ignored, the page shows the server's data; a response without the fields is a success", async () => {
  await open("manager", "/app/profile/edit/u3", {
    answer: ({ url }) => (url.endsWith("/auth/update-profile") ? Response.json({ success: true }) : undefined),
  });
  await expect.poll(() => field("Nome")?.value).toBe("Marta");
  await userEvent.fill(field("Nome")!, "Martina");
  await scene.press("button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  await expect.poll(() => location.hash).toBe("#/app/profile/u3");
  expect(page()).not.toContain("Martina");
  await scene.remove();

  const user = { _id: "u3", email: "manager@gds.example", role: "manager", status: "active" };
  await open("manager", "/app/profile/edit/u3", {
    answer: ({ url }) =>
      /\/auth\/(update-profile|me)$/.test(url) ? Response.json({ success: true, user }) : undefined,
  });
  await expect.poll(() => field("Nome")).toBeTruthy();
  await userEvent.fill(field("Nome")!, "Martina");
  await userEvent.fill(field("Cognome")!, "Colombo Neri");
  await scene.press("button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
});

it("an administrator who opens another profile is redirected to the details or the form of the account or donor", async () => {
  for (const [path, place] of [
    ["/app/profile/u3", "#/app/managers/details/u3"],
    ["/app/profile/edit/u3", "#/app/managers/details/u3?edit"],
    ["/app/profile/d7", "#/app/donors/details/d7"],
    ["/app/profile/edit/d7", "#/app/donors/edit/d7"],
  ] as const) {
    await open("admin", path);
    await expect.poll(() => location.hash).toBe(place);
    await scene.remove();
  }
});

it("the redirect from another profile depends on the permissions, also on a server without accounts", async () => {
  await open("manager", "/app/profile/d7");
  await expect.poll(() => location.hash).toBe("#/app/donors/details/d7");
  await scene.remove();
  await open("director", "/app/profile/edit/d7");
  await expect.poll(heading).toBe(texts.notYours);
  await scene.remove();
  await open("admin", "/app/profile/d7", { features: [] });
  await expect.poll(() => location.hash).toBe("#/app/donors/details/d7");
});

it("the profile of an unknown user shows the screen of a 404 at its address", async () => {
  await open("admin", "/app/profile/d999999");
  await expect.poll(page).toContain("Page not found");
  expect(location.hash).toBe("#/app/profile/d999999");
});

it("a donor who hasn't sent the registration form gets a link to it instead of the profile form", async () => {
  await open("pending", "/app/profile/edit/d2");
  await expect.poll(heading).toBe(texts.formFirst);
  expect(link(location.href.split("#")[0]!)!.hash).toBe("#/registration");
  expect(scene.shadow.querySelector("input")).toBeNull();
});

const NAMES = [`O'Brien "Mimì"`, "<img src=x onerror=alert(1)>", "Zoë 🩸👩‍⚕️", "مرحبا \u202Eabc", "X".repeat(300)];

it("a name with any characters is shown unchanged and doesn't widen the page", async () => {
  const lastName = NAMES.join(" ");
  const donor = { _id: "d1", status: "active", lastName, firstName: "", cardNumber: "000742" };
  await open("donor", "/app/profile/d1", {
    width: 360,
    answer: ({ url }) => (url.endsWith("/registration/d1") ? Response.json({ donor }) : undefined),
  });
  await expect.poll(page).toContain(lastName);
  expect(scene.shadow.querySelector("img")).toBeNull();
  expect(scene.host.scrollWidth).toBeLessThanOrEqual(360);
});
