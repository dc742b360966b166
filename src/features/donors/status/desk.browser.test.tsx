import { FEATURE_NAMES } from "../../../domain/features";
import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { computeFiscalCode } from "../../../domain/fiscal-code/person";
import { catchPrints } from "../../../widgets/test-support/catch-prints";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { useToday } from "../../../api/react/use-today";
import { useDonor } from "../../../shared/donor/reads";
import { pageLocation } from "../../../shared/navigation";
import { DonorDetailsPage } from "../details/donor-details-page";
import { BulkStatusButton } from "./buttons";
import { StatusMenu } from "./components/status-menu";
import { bulkTexts } from "./bulk/bulk-texts";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

let scene: RenderedPage;
const page = () => scene.text();
const today = () => new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome" }).format(new Date());

const WHO = { firstName: "Zoè", lastName: "D’Amico", gender: "F", birthday: "1990-03-14" } as const;
const PERSON = {
  ...WHO,
  area: "Bergamo",
  fiscalCode: computeFiscalCode({ ...WHO, place: "A794" }),
  birthplace: "Bergamo",
  street: "Via Roma, 1",
  cap: "24121",
  city: "Bergamo",
  province: "BG",
  mobile: "347 1234567",
  email: "zoe@posta.example",
};
const add = async (changes: object = {}) => {
  const body = { ...PERSON, ...changes };
  const answer = await scene.callAs("admin", "/donors", { method: "POST", body });
  return (answer as { donor: { _id: string } }).donor._id;
};
const status = async (id: string) =>
  ((await scene.callAs("admin", `/donors/${id}`)) as { donor: { status: string } }).donor.status;
const consents = async (id: string) =>
  ((await scene.callAs("admin", `/registration/${id}`)) as { consents: object[] }).consents;

/** Adds a donor at the desk and opens the record, or only its menu. @returns the donor's id */
const show = async (changes: object = {}, options: RenderOptions = {}, whole = true) => {
  scene = await renderPage("admin", "/app/donors", { part: null, width: 1100, ...options });
  const id = await add(changes);
  navigate(`/app/donors/details/${id}`);
  await scene.show(whole ? <DonorDetailsPage /> : <Menu id={id} />);
  return id;
};
const showMenu = (changes?: object, options?: RenderOptions) => show(changes, options, false);

function Menu({ id }: { id: string }) {
  const today = useToday();
  const state = useDonor(id);
  const donor = state.status === "ready" && state.data.donor;
  return donor && <StatusMenu donor={donor} today={today} onRemoved={() => undefined} />;
}

const open = async (action: keyof typeof texts.actions) => {
  await scene.press("[aria-haspopup=menu]", texts.menu);
  await scene.press("[role=menuitem]", texts.actions[action][0]);
};
const sign = async (day: string) => {
  await scene.press("dialog label", "Privacy");
  await scene.press("dialog label", "Dati sanitari");
  await userEvent.fill(scene.field(texts.signedOn), day);
};
const answering = (method: string, end: string, status: number): RenderOptions => ({
  answer: (request) =>
    request.method === method && request.url.endsWith(end) ? Response.json({ success: false }, { status }) : undefined,
});

it("signed consents are recorded with version and day, and the donor is registered", async () => {
  const id = await show({ email: null });
  await expect.poll(page).toContain("Modulo da far firmare");
  await open("register");
  await scene.press("dialog[open] button", texts.confirm.register);
  await expect.poll(page).toContain(texts.consentMissing);
  expect(page()).toContain(texts.signedProblems.day);
  await sign("31/12/2099");
  await expect.poll(page).toContain(texts.signedProblems.future);
  await userEvent.fill(scene.field(texts.signedOn), formatted(today()));
  await scene.press("dialog[open] button", texts.confirm.register);
  await expect.poll(() => status(id)).toBe("active");
  expect(await consents(id)).toMatchObject([
    { code: "privacy", version: "1", given: true, signed: today(), source: "paper" },
    { code: "health", given: true },
    { code: "news", given: false },
    { code: "photos", given: false },
  ]);
  await until(() => scene.find("[title^='su carta, firmato']"));
});

it("if the consents can't be read, the dialog can retry; if a response has no record, the registration uses the new version", async () => {
  let fails = true;
  let sent: { version?: number } = {};
  const id = await showMenu(
    { email: null },
    {
      async answer(request, mock) {
        const { method, url } = request;
        if (fails && method === "GET" && new URL(url).pathname.includes("/registration/"))
          return Response.json({ success: false }, { status: 400 });
        if (method === "POST" && url.endsWith("/register")) sent = (await request.clone().json()) as typeof sent;
        if (method !== "PUT" || !url.endsWith("/consents")) return undefined;
        await mock.fetch(request);
        return Response.json({ success: true });
      },
    },
  );
  await open("register");
  await expect.poll(page).toContain(texts.consentsUnknown);
  // until the editions are read, the button is busy
  await expect.poll(() => scene.find("dialog[open] button", texts.confirm.register)).toHaveProperty("disabled", true);
  fails = false;
  await scene.press("dialog[open] button", "Riprova");
  await expect.poll(page).not.toContain(texts.consentsUnknown);
  await sign(formatted(today()));
  await scene.press("dialog[open] button", texts.confirm.register);
  await expect.poll(() => status(id)).toBe("active");
  const { donor } = (await scene.callAs("admin", `/donors/${id}`)) as { donor: { version: number } };
  expect(sent.version).toBe(donor.version - 1);
});

/** An ISO day in the notation of the form. */
const formatted = (day: string) => day.split("-").reverse().join("/");

it("with missing data only the consents are recorded; the record lists the missing data, and a donation shows a warning", async () => {
  const id = await show({ street: null });
  await open("register");
  await expect.poll(page).toContain(texts.missingDataHint);
  await sign(formatted(today()));
  await scene.press("dialog[open] button", texts.saveConsents);
  await expect.poll(page).toContain(texts.consentsSaved);
  expect(await status(id)).toBe("staged");
  await expect.poll(page).toContain("Dati da completare");
  await scene.press("button", "Registra donazione");
  await expect.poll(page).toContain("Non è ancora registrato tra i donatori");
});

it("after a failed registration the recorded consents are kept, and the dialog says so", async () => {
  const id = await showMenu({}, answering("POST", "/register", 422));
  await open("register");
  await sign(formatted(today()));
  await scene.press("dialog[open] button", texts.confirm.register);
  await expect.poll(page).toContain(texts.consentsKept);
  expect(await consents(id)).toHaveLength(4);
  expect(await status(id)).toBe("staged");
});

const LONG = "mariacaterina.dalleavemarie.quattropassi@posta-associazione.example";
/** Whether an address is on one line of an A4 page. */
const mailIsWhole = (view: Window, mail: HTMLElement) => {
  view.frameElement?.setAttribute("style", "position:fixed;width:178mm;height:260mm");
  return (
    mail.getClientRects().length === 1 && mail.offsetHeight < 2 * parseFloat(view.getComputedStyle(mail).lineHeight)
  );
};

it("the printed form contains the donor's data, the consents with their version, and a signature line", async () => {
  const papers = catchPrints();
  await showMenu({ email: LONG, street: null });
  await open("printForm");
  await expect.poll(page).toContain(texts.printed(1));
  const body = papers(scene.shadow)[0]!.body;
  const printed = body.textContent;
  expect(printed).toContain("Modulo di iscrizione: D'Amico Zoè");
  expect(printed).toMatch(/Stampato \p{L}+ \d+°? \p{L}+ \d{4} alle ore [\d:]+, da \p{L}+ \p{L}+\. Completa a penna/u);
  expect(printed).toContain("versione 1");
  expect(printed.match(/Non do il consenso/g)).toHaveLength(4);
  expect(printed).toContain("Firma");
  expect(printed).toContain(LONG);
  const mail = [...body.querySelectorAll("dd")].find((one) => one.textContent.includes("@"))!;
  expect(mailIsWhole(body.ownerDocument.defaultView!, mail)).toBe(true);
});

/** Opens the dialog that changes the status of several donors. */
const openBulk = async (ids: string[]) => {
  await scene.show(<BulkStatusButton rows={ids.map((_id) => ({ _id }))} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
};
const chooseBulk = (action: string) => userEvent.selectOptions(scene.field(bulkTexts.what), action);

it("without the feature `consents` one donor or several are registered, and the paper forms stay in the office", async () => {
  const sent: unknown[] = [];
  const id = await showMenu(
    {},
    {
      features: FEATURE_NAMES.filter((name) => name !== "consents"),
      answer({ method, url }) {
        if (!url.endsWith("/register") || method !== "POST") return undefined;
        sent.push(url);
        return Response.json({ success: true });
      },
    },
  );
  await open("register");
  await expect.poll(page).toContain(texts.keepPaperForm);
  await scene.press("dialog[open] button", texts.confirm.register);
  await expect.poll(() => sent.length).toBe(1);
  await openBulk([id]);
  await chooseBulk("register");
  await expect.poll(page).toContain(bulkTexts.affected(1));
});

it("before inviting many donors the dialog lists the affected and the excluded ones; each invitation has its own key", async () => {
  const keys: (string | null)[] = [];
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    answer(request) {
      if (request.url.endsWith("/invite")) keys.push(request.headers.get("Idempotency-Key"));
      return undefined;
    },
  });
  const ugo = { firstName: "Ugo", gender: "M", fiscalCode: null };
  const invited = [await add(), await add({ ...ugo, email: "ugo@posta.example" })];
  const without = await add({ ...ugo, lastName: "Neri", email: null });
  await openBulk([...invited, without, "d1"]);
  await chooseBulk("invite");
  await expect.poll(page).toContain(`${bulkTexts.affected(2)}, ${bulkTexts.excluded(2)}`);
  expect(page()).toContain(texts.noEmailRow);
  expect(page()).toContain(texts.statusOfRow("Attivo"));
  await chooseBulk("register");
  await expect.poll(page).toContain(texts.noConsentsRow);
  await chooseBulk("invite");
  await scene.press("dialog button", texts.actions.invite[0]);
  await expect.poll(() => Promise.all(invited.map(status))).toEqual(["provisioned", "provisioned"]);
  expect(await status(without)).toBe("staged");
  expect(new Set(keys.filter(Boolean)).size).toBe(2);
});
