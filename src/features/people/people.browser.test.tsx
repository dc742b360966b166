import { expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { pageLocation } from "../../shared/navigation";
import { lockOut } from "../../widgets/test-support/lock-out";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { ManagerDetailsPage } from "./details/account-details-page";
import { until } from "../../ui/test-support";

const { navigate } = pageLocation;

let scene: RenderedPage;
const open = async (route: string, options: RenderOptions = {}) => {
  scene = await renderPage("admin", route, { width: 1200, ...options });
};
const page = () => scene.text();
const dialog = () => scene.dialog() ?? "";
const rows = () => [...scene.shadow.querySelectorAll<HTMLElement>("tbody tr")];
const row = (text: string) => rows().find((one) => one.textContent.includes(text));
const addresses = () => scene.getByRole("textbox", { name: "Indirizzi" });
const closed = () => expect.poll(() => scene.dialog()).toBeUndefined();
const press = async (selector: string, name: string) => userEvent.click(await until(() => scene.find(selector, name)));
/** Clicks the element itself: a notice may appear, with a button that starts with the same word. */
const pressInvite = async () => (await until(() => scene.find("button", "Invita"))).click();
const choose = async (menu: string, entry: string) => {
  await press("button", menu);
  await userEvent.click(scene.getByRole("menuitem", { name: entry }));
};
const toastOf = (text: string) =>
  [...scene.shadow.querySelectorAll("[data-sonner-toast]")].find((one) => one.textContent.includes(text))?.textContent;
interface Account {
  _id: string;
  version: number;
  email: string;
  status: string;
  areas: string[];
  role: string;
  lockedUntil: string | null;
}
const account = async (id: string) => ((await scene.callAs("admin", `/users/${id}`)) as { user: Account }).user;

it("the list shows zones, donors and status of managers, a tab with a count for each status, and a notice about a zone without a manager", async () => {
  await open("/app/managers");
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  await expect.poll(page).toContain("Mantova non ha un responsabile che possa entrare");
  const { zones } = (await scene.callAs("admin", "/zones?counts=true")) as {
    zones: { name: string; donors: number }[];
  };
  const bergamo = zones.find(({ name }) => name === "Bergamo")?.donors;
  await expect.poll(() => row("manager@gds.example")?.textContent).toContain(`Bergamo${bergamo}Attivo`);
  expect(row("manager@gds.example")?.textContent).toContain("Colombo Marta");
  expect(row("Cremona, Lodi")?.textContent).toContain("Attivo");
  expect(row("Mantova")?.textContent).toMatch(/Inserito.*invito scaduto (il |l’|oggi)/);
  await expect.poll(() => scene.find("[role=tab]", "Inseriti").textContent).toBe("Inseriti1");
  await press("[role=tab]", "Inseriti");
  await expect.poll(() => rows().map((one) => /Inserito/.test(one.textContent))).toEqual([true]);
});

it("on a phone a manager's e-mail takes one line, and the date of the last sign-in has a label", async () => {
  await open("/app/managers", { width: 320 });
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const card = row("manager.13@gds.example")!;
  const mail = card.querySelector<HTMLElement>("[title='manager.13@gds.example']");
  expect(mail?.getClientRects()).toHaveLength(1);
  expect(mail?.getBoundingClientRect().height).toBeLessThan(30);
  expect(card.innerText).toMatch(/Ultimo accesso (oggi, \d\d:\d\d|\d{1,2} \p{Lu}\p{Ll}{2}( \d{4})?)(\n|$)/u);
  expect(card.innerText).toContain("Cremona, Lodi");
});

it("on a tablet a manager's name takes one line, and the e-mail of an invited person without a name isn't cut off", async () => {
  const email = "un.indirizzo.molto.lungo.di.qualcuno@associazione-donatori.example";
  await open("/app/managers", {
    width: 720,
    async answer(request, mock) {
      if (request.method !== "GET" || !/\/users\?/.test(request.url)) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { users: object[] };
      const users = body.users.map((one, at) => ({
        ...one,
        ...(at === 1 && { email, firstName: null, lastName: null }),
      }));
      return Response.json({ ...body, users });
    },
  });
  const invited = await until(() => row(email));
  const cut = [...invited.querySelectorAll("td, td *")].filter((one) => one.scrollWidth > one.clientWidth + 1);
  expect(cut.filter((one) => one.textContent.includes(email) && one.clientWidth > 0)).toEqual([]);
  expect(scene.find("tbody a", "Colombo Marta").getClientRects()).toHaveLength(1);
});

it("a long e-mail address breaks after its @ only", async () => {
  await open("/app/managers/details/u3", { width: 720 });
  const link = await until(() => scene.find("a[href^='mailto:']", "manager@gds.example"));
  const linesOf = (words: Node) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getClientRects().length;
  };
  const words = document.createNodeIterator(link, NodeFilter.SHOW_TEXT);
  expect(linesOf(words.nextNode()!)).toBe(1);
  const host = words.nextNode();
  expect(host?.textContent).toBe("gds.example");
  expect(linesOf(host!)).toBe(1);
});

it("if the server doesn't count donors, the list has no column for them", async () => {
  await open("/app/managers", {
    answer: ({ url }) => (url.includes("/zones") ? Response.json({ zones: [{ _id: "z1", name: "Lodi" }] }) : undefined),
  });
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const header = (name: string) => scene.getByRole("columnheader", { name });
  await expect.element(header("Donatori")).not.toBeInTheDocument();
  await expect.element(header("Zone")).toBeInTheDocument();
});

it("one button closes all sessions of a user", async () => {
  await open("/app/managers/details/u3");
  await press("button", "Chiudile tutte");
  await expect.poll(page).toContain("Nessuna sessione aperta.");
});

it("the dialog checks each pasted address before sending, and failed ones can be corrected afterwards", async () => {
  await open("/app/managers");
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  await pressInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  await userEvent.fill(
    addresses(),
    "Anna Rossi <anna@posta.example>, donor@gds.example; manager@gds.example bruno@posta carla@",
  );
  await expect.poll(dialog).toContain("È di un donatore");
  for (const said of [
    "5 indirizzi, 3 da correggere",
    "Nuovo: riceve l’invito",
    "È già responsabile di Bergamo",
    "Manca la parte finale",
  ])
    expect(dialog()).toContain(said);
  await press("dialog[open] button", "Invia 1 invito");
  await expect.poll(dialog).toContain("Scegli almeno una zona");
  await press("dialog[open] button", "Lodi");
  await press("dialog[open] button", "Invia 1 invito");
  await expect.poll(dialog).toContain("1 invito su 5 è partito");
  expect(dialog()).toContain("Manca la parte finale");
  await press("dialog[open] button", "Correggi");
  await expect.element(addresses()).toHaveValue("bruno@posta\ncarla@");
  await press("dialog[open] button", "Annulla");
  await expect.poll(() => rows().some((one) => /Rossi Anna.*Lodi.*Inserito/.test(one.textContent))).toBe(true);
});

it("a toast reports the result of invitations if the dialog was closed while they were sent", async () => {
  let go = () => undefined as void;
  await open("/app/managers", {
    answer: (request, mock) =>
      request.method === "POST" && request.url.endsWith("/users")
        ? new Promise<void>((done) => (go = done)).then(() => mock.fetch(request))
        : undefined,
  });
  await pressInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  await userEvent.fill(addresses(), "anna@posta.example, bruno@posta.example");
  await press("dialog[open] button", "Lodi");
  await press("dialog[open] button", "Invia 2 inviti");
  await expect.poll(dialog).toContain("Invio…");
  await expect.element(addresses()).toHaveAttribute("readonly");
  await press("dialog[open] button", "Annulla");
  await closed();
  go();
  await expect.poll(page).toContain("2 inviti sono partiti");
});

it("an aborted check of addresses reports no error", async () => {
  const failures: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    failures.push(event.reason);
    event.preventDefault();
  };
  window.addEventListener("unhandledrejection", note);
  onTestFinished(() => window.removeEventListener("unhandledrejection", note));
  let checks = 0;
  await open("/app/managers", {
    answer: ({ url, signal }) =>
      url.endsWith("/users/check") && (checks += 1) === 1
        ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)))
        : undefined,
  });
  await pressInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  await userEvent.fill(addresses(), "anna@posta.example");
  await expect.poll(() => checks).toBe(1);
  await userEvent.fill(addresses(), "donor@gds.example");
  await expect.poll(dialog).toContain("È di un donatore");
  expect(failures).toEqual([]);
});

it("the dialog that a notice has opened stays open when the notice disappears", async () => {
  await open("/app/managers");
  await press("button", "Invita qualcuno");
  await expect.poll(dialog).toContain("Invita responsabili");
  await userEvent.fill(addresses(), "manager@gds.example, anna@posta.example");
  await press("dialog[open] button", "Aggiungi Mantova");
  await expect.poll(page).not.toContain("Mantova non ha un responsabile");
  await expect.element(addresses()).toHaveValue("manager@gds.example, anna@posta.example");
});

it("after a conflict, a second attempt adds the zone to the changed account", async () => {
  await open("/app/managers");
  await pressInvite();
  await expect.poll(dialog).toContain("Invita responsabili");
  await press("dialog[open] button", "Lodi");
  await userEvent.fill(addresses(), "manager@gds.example");
  await until(() => scene.find("dialog[open] button", "Aggiungi Lodi"));
  const { version } = await account("u3");
  await scene.callAs("admin", "/users/u3", { method: "PUT", body: { version, areas: ["Bergamo", "Lecco"] } });
  await press("dialog[open] button", "Aggiungi Lodi");
  await expect.poll(dialog).toContain("È già responsabile di Bergamo e Lecco");
  // by keyboard: the error toast may cover the button
  scene.find("dialog[open] button", "Aggiungi Lodi").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await account("u3")).areas).toEqual(["Bergamo", "Lecco", "Lodi"]);
});

it("the bulk action invites only people who haven't signed in yet, and says before how many it skips", async () => {
  await open("/app/managers");
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const box = (text: string) => row(text)!.querySelector<HTMLInputElement>("input[type=checkbox]")!;
  await userEvent.click(box("manager@gds.example"));
  await userEvent.click(box("invito scaduto"));
  const { users } = (await scene.callAs("admin", "/users?role=manager&limit=50")) as { users: Account[] };
  const waiting = users.filter(({ status }) => status === "staged").map(({ email }) => email);
  // the first one belongs to the notice, which is about somebody else
  const again = scene.getByRole("button", { name: "Invia di nuovo l’invito" });
  await until(() => again.length === 2);
  (again.nth(1).element() as HTMLElement).click();
  await expect.poll(dialog).toContain("Una persona non aspetta un invito: resta fuori.");
  expect(dialog()).toContain("un collegamento nuovo, che vale 7 giorni");
  await press("dialog[open] button", "Invia di nuovo l’invito");
  await expect.poll(dialog).toContain("1 invito è partito");
  expect(waiting).toHaveLength(1);
  const mails = await scene.mock.control.mails();
  expect(mails.filter(({ to }) => waiting.includes(to))).toHaveLength(1);
});

it("deactivating a zone's last manager asks who takes the zone; if the colleague can't take it, the account stays active", async () => {
  let refuses = true;
  await open("/app/managers/details/u6", {
    answer: ({ method, url }) =>
      refuses && method === "PUT" && url.endsWith("/users/u3")
        ? Response.json({ success: false, message: "Non c’è più." }, { status: 404 })
        : undefined,
  });
  const { areas } = await account("u6");
  await expect.poll(page).toContain("nessun altro la segue");
  await choose("Altre azioni", "Disattiva");
  await expect.poll(dialog).toContain(`${areas[0]} resta senza responsabile`);
  await userEvent.selectOptions(scene.getByRole("combobox", { name: "Chi la segue da oggi" }), "u3");
  await press("dialog[open] button", `Disattiva e affida ${areas[0]}`);
  await expect.poll(dialog).toContain("Colombo Marta: Non c’è più.");
  expect((await account("u6")).status).toBe("active");
  refuses = false;
  await press("dialog[open] button", "Annulla");
  await closed();
  await choose("Altre azioni", "Disattiva");
  await userEvent.selectOptions(scene.getByRole("combobox", { name: "Chi la segue da oggi" }), "u3");
  await press("dialog[open] button", `Disattiva e affida ${areas[0]}`);
  await expect.poll(page).toContain("Non può entrare");
  expect((await account("u3")).areas).toEqual(["Bergamo", areas[0]]);
  expect(toastOf("non può più entrare")).toContain("Riattiva l’account");
});

it("deactivating an account with an expired password can't be undone", async () => {
  await open("/app/managers/details/u6", {
    async answer(request, mock) {
      if (request.method !== "GET" || !request.url.endsWith("/users/u6")) return mock.fetch(request);
      const body = (await (await mock.fetch(request)).json()) as { user: Account };
      const { status } = body.user;
      const user = { ...body.user, status: status === "active" ? "passwordExpired" : status };
      return Response.json({ ...body, user });
    },
  });
  await expect.poll(page).toContain("Deve scegliere una nuova password");
  await choose("Altre azioni", "Disattiva");
  await press("dialog[open] button", "Disattiva");
  await expect.poll(() => toastOf("non può più entrare")).toBeTruthy();
  expect(toastOf("non può più entrare")).not.toContain("Riattiva l’account");
});

it("a running action is shown as busy, and runs only once", async () => {
  let puts = 0;
  let go = () => undefined as void;
  const user = {
    _id: "x1",
    email: "anna@posta.example",
    role: "manager",
    status: "inactive",
    area: "Lodi",
    version: 1,
  };
  await open("/app/managers/details/x1", {
    answer({ method, url }) {
      if (!url.endsWith("/users/x1")) return undefined;
      if (method === "GET")
        return Response.json({ success: true, user: puts > 0 ? { ...user, status: "active" } : user });
      puts += 1;
      return new Promise((done) => {
        go = () => done(Response.json({ success: true, user: { ...user, status: "active", version: 2 } }));
      });
    },
  });
  await press("button", "Riattiva");
  await expect.poll(() => puts).toBe(1);
  await until(() => scene.find("button[aria-busy=true], button[aria-disabled=true]", "Riattiva"));
  scene.find("button", "Riattiva").click();
  go();
  await expect.poll(() => toastOf("può entrare di nuovo")).toBeTruthy();
  expect(puts).toBe(1);
});

it("the dialog explains the new role, and after the change the page moves to the list of that role", async () => {
  await open("/app/managers/details/u3");
  await choose("Altre azioni", "Cambia ruolo");
  await expect.poll(dialog).toContain("Legge ed esporta tutto, e non cambia niente.");
  await press("dialog[open] button", "Cambia in Director");
  await expect.poll(() => location.hash).toBe("#/app/admins/details/u3");
  expect(await account("u3")).toMatchObject({ role: "director", areas: [] });
});

it("users can't change the role of their own account, or deactivate it", async () => {
  await open("/app/admins/details/u1");
  await expect.poll(page).toContain("Bonfanti Ada");
  await press("button", "Modifica i dati");
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  expect(page()).not.toMatch(/Disattiva|Cambia ruolo/);
});

it("a response that arrives after its dialog was closed doesn't close a new dialog", async () => {
  let answer: () => void = () => undefined;
  await open("/app/managers/details/u3", {
    answer({ method, url }) {
      if (method !== "PUT" || !url.endsWith("/users/u3")) return undefined;
      return new Promise((done) => {
        answer = () => done(Response.json({ success: false, message: "Non ora." }, { status: 422 }));
      });
    },
  });
  await press("button", "Cambia zone");
  await press("dialog[open] button", "Salva le zone");
  await press("dialog[open] button", "Annulla");
  await closed();
  await press("button", "Cambia zone");
  await expect.poll(dialog).toContain("Zone di Colombo Marta");
  answer();
  await expect.poll(() => scene.toasts().join()).toContain("Non ora.");
  expect(dialog()).toContain("Zone di Colombo Marta");
});

it("after a conflict the dialog shows both versions, and a second attempt overwrites the colleague's", async () => {
  await open("/app/managers");
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const { user } = (await scene.callAs("admin", "/users/u3")) as { user: { version: number } };
  await choose("Azioni per Colombo Marta", "Cambia zone");
  await press("dialog[open] button", "Lodi");
  const body = { version: user.version, areas: ["Bergamo", "Lecco"] };
  await scene.callAs("admin", "/users/u3", { method: "PUT", body });
  await press("dialog[open] button", "Salva le zone");
  await expect.poll(dialog).toContain("AdessoBergamo e LeccoLa tua sceltaBergamo e Lodi");
  expect((await account("u3")).areas).toEqual(["Bergamo", "Lecco"]);
  await press("dialog[open] button", "Salva le zone");
  await expect.poll(async () => (await account("u3")).areas).toEqual(["Bergamo", "Lodi"]);
});

it("the page of an invited person lists all invitations with their status, newest first", async () => {
  await open("/app/managers", { part: null });
  const { users } = (await scene.callAs("admin", "/users?role=manager&limit=50")) as { users: Account[] };
  const invited = users.find(({ status }) => status === "staged")!;
  navigate(`/app/managers/details/${invited._id}`);
  await scene.show(<ManagerDetailsPage />);
  await expect.poll(page).toContain("Inviti");
  const list = () =>
    [...scene.shadow.querySelectorAll("section")].find((one) => one.querySelector("h2")?.textContent === "Inviti");
  const lines = () => [...(list()?.querySelectorAll("li") ?? [])].map((one) => one.textContent);
  await expect
    .poll(lines)
    .toEqual([expect.stringMatching(/di Ada Bonfanti.*scaduto/), expect.stringContaining("sostituito")]);
  await press("button", "Invia di nuovo l’invito");
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining("vale fino a"),
      expect.stringContaining("scaduto"),
      expect.stringContaining("sostituito"),
    ]);
});

it("an unknown id shows the page for not found", async () => {
  await open("/app/managers/details/x2");
  await expect.poll(page).toContain("Page not found");
  expect(page()).not.toContain("eliminato");
});

it("a locked account can be unlocked, and the page updates", async () => {
  await open("/app/managers/details/u3", { part: null });
  await lockOut(scene, "manager@gds.example");
  await scene.show(<ManagerDetailsPage />);
  await expect.poll(page).toContain("Bloccato");
  await press("button", "Sblocca");
  await expect.poll(() => toastOf("Colombo Marta può entrare di nuovo")).toBeTruthy();
  await expect.poll(page).not.toMatch(/Bloccato|Sblocca/);
  expect(await account("u3")).toMatchObject({ status: "active", lockedUntil: null });
});

it("withdrawing an invitation explains the effect, removes the row, and frees the address", async () => {
  await open("/app/managers");
  const invited = await until(() => row("Inserito"));
  const menu = invited.querySelector("button[aria-label^=Azioni]")!.getAttribute("aria-label")!;
  const email = /\S+@gds\.example/.exec(invited.textContent)![0].replace(/^.*(?=manager)/, "");
  const before = rows().length;
  await choose(menu, "Ritira l’invito");
  await expect.poll(dialog).toContain(`Il collegamento spedito a ${email} non varrà più`);
  await press("dialog[open] button", "Ritira l’invito");
  await expect.poll(() => toastOf(`Invito a ${email} ritirato`)).toBeTruthy();
  await expect.poll(() => rows().length).toBe(before - 1);
  const body = { role: "manager", areas: ["Lodi"], people: [{ email }] };
  const { results } = (await scene.callAs("admin", "/users/check", { method: "POST", body })) as { results: object[] };
  expect(results).toEqual([{ email, outcome: "new" }]);
});

it("activities load page by page, also from a server that sends fewer than requested", async () => {
  const all = Array.from({ length: 25 }, (_, at) => ({
    _id: `h${at}`,
    date: `2026-11-${String(25 - at).padStart(2, "0")}T10:00:00Z`,
    kind: "settings",
    action: "update",
    person: null,
    fields: [],
  }));
  await open("/app/managers/details/u3", {
    answer({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith("/users/u3/history")) return undefined;
      if (searchParams.get("kind") === "zones")
        return Response.json({ success: false, message: "Rotto." }, { status: 400 });
      const skip = Number(searchParams.get("skip"));
      return Response.json({ success: true, activities: all.slice(skip, skip + 10), total: 25, skip, limit: 10 });
    },
  });
  const times = () => page().split("Ha cambiato le impostazioni").length - 1;
  await expect.poll(page).toContain("10 di 25");
  await press("button", "Mostra le precedenti");
  await expect.poll(page).toContain("20 di 25");
  await press("button", "Mostra le precedenti");
  await expect.poll(page).toContain("25 di 25");
  expect(times()).toBe(25);
  expect(page()).not.toContain("Mostra le precedenti");
  await press("[role=group] button", "Zone");
  await expect.poll(page).toContain("Rotto.");
  await press("[role=group] button", "Tutto");
  await expect.poll(page).toContain("25 di 25");
});

it("the activity card keeps its title when it is empty", async () => {
  await open("/app/managers/details/u3", {
    answer: ({ url }) =>
      new URL(url).pathname.endsWith("/users/u3/history")
        ? Response.json({ success: true, activities: [], total: 0, skip: 0, limit: 20 })
        : undefined,
  });
  await expect.poll(page).toContain("Ancora niente: qui comparirà quello che fa nel gestionale.");
  expect(scene.getByRole("heading", { name: "Che cosa ha fatto" }).query()).not.toBeNull();
});

it("a staff member's request for deletion is answered on their page, after the zones that would lose their last manager", async () => {
  await open("/app/managers/details/u3", { part: null });
  const { users } = (await scene.callAs("admin", "/users?role=manager&limit=50")) as { users: Account[] };
  for (const { _id, version, areas } of users)
    if (_id !== "u3" && areas.includes("Bergamo"))
      await scene.callAs("admin", `/users/${_id}`, { method: "PUT", body: { version, areas: ["Lodi"] } });
  await scene.callAs("manager", "/auth/account/deletion", { method: "POST", body: { reason: "Smetto" } });
  await scene.show(<ManagerDetailsPage />);
  await expect.poll(page).toContain("Ha chiesto la cancellazione");
  await press("button", "Rispondi");
  await expect.poll(dialog).toContain("Bergamo resta senza responsabile");
  await press("dialog[open] button", "Cancella account e dati");
  await expect.poll(page).toContain("Questa persona non c’è più");
});

it("the tab of directors lists directors only, and invites directors", async () => {
  await open("/app/admins");
  const listed = () =>
    rows()
      .map((row) => row.textContent)
      .join("\n");
  await expect.poll(listed).toContain("admin@gds.example");
  expect(listed()).not.toContain("director@gds.example");
  await press("[role=tab]", "Director");
  await expect.poll(listed).toContain("director@gds.example");
  expect(listed()).not.toContain("admin@gds.example");
  await pressInvite();
  await expect.poll(dialog).toMatch(/Invita director/i);
});

it("a server that declares only `people` has pages of accounts, without activities, sessions and invitations", async () => {
  const user = { _id: "x1", email: "anna@posta.example", role: "manager", status: "staged", area: "Lodi" };
  await open("/app/managers/details/x1", {
    features: ["people"],
    answer: ({ url }) => (url.endsWith("/users/x1") ? Response.json({ success: true, user }) : undefined),
  });
  await expect.poll(page).toContain("Responsabile di Lodi");
  await expect.poll(page).toContain("Ultimo accesso");
  expect(page()).not.toMatch(/Che cosa ha fatto|Sessioni aperte|Inviti/);
});
