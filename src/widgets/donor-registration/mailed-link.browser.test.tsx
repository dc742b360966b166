import { beforeEach, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { takeHostToken } from "../../features/onboarding";
import { until } from "../../ui/test-support";
import { openPartner, signUp, typeIn, ZOE, type Partner } from "./test-support/partner";

const start = location.href;
const page = location.origin + location.pathname;
beforeEach(() => {
  // without the query of the test runner, whose page the path alone wouldn't find
  history.replaceState(null, "", location.pathname);
  onTestFinished(() => history.replaceState(null, "", start));
});

/** Records the `returnTo` of each call. @param refuse answers a call; undefined leaves it to the mock */
function watchCalls(partner: Partner, refuse?: (body: Record<string, unknown>) => Response | undefined) {
  const sent: [path: string, returnTo: unknown][] = [];
  partner.answer(async (request) => {
    if (!/\/auth\/(register|resend-validation|email)$/.test(request.url)) return partner.mock.fetch(request);
    const body = (await request.clone().json()) as Record<string, unknown>;
    sent.push([request.url.split("/v2")[1] ?? "", body.returnTo]);
    return refuse?.(body) ?? partner.mock.fetch(request);
  });
  return sent;
}

/** Opens the page by the link of the mail. */
const follow = (partner: Partner, link: string) =>
  partner.reload(() => {
    history.replaceState(null, "", link);
    takeHostToken(); // as the element does before its first call
  });

/** Continues on another device, which has no session and no stored data. */
async function onAnotherDevice(partner: Partner) {
  await partner.press("Esci");
  await until(() => partner.input("Password"));
  sessionStorage.clear();
}

it("the mailed link leads back to the page, without its query and hash", async () => {
  const partner = await openPartner();
  const sent = watchCalls(partner);
  history.replaceState(null, "", `${page}?utm_source=posta#iscriviti`);
  await signUp(partner);
  expect(sent).toEqual([["/auth/register", page]]);
  expect(await partner.mailedLink(ZOE.email)).toMatch(`${page}#/auth/validate?token=`);
  await partner.press("Cambia indirizzo");
  await userEvent.fill(await until(() => partner.input("E-mail")), "giusta@posta.example");
  await partner.press("Salva e invia");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  expect(sent.at(-1)).toEqual(["/auth/email", page]);
});

it.each(["?page_id=7", "#!/dono", "#/dono"])("a page whose address needs %s isn't sent", async (rest) => {
  const partner = await openPartner();
  const sent = watchCalls(partner);
  history.replaceState(null, "", page + rest);
  await signUp(partner);
  expect(sent).toEqual([["/auth/register", undefined]]);
});

it("a server that refuses unknown fields gets a second call without the page", async () => {
  const partner = await openPartner();
  const sent = watchCalls(partner, ({ returnTo }) =>
    returnTo === undefined
      ? undefined
      : Response.json({ success: false, error: "property returnTo should not exist" }, { status: 400 }),
  );
  await signUp(partner);
  expect(sent).toEqual([
    ["/auth/register", page],
    ["/auth/register", undefined],
  ]);
});

it("another refusal is shown, and the call isn't repeated", async () => {
  const partner = await openPartner();
  const sent = watchCalls(partner, () =>
    Response.json({ success: false, error: [{ msg: "Nome strano", param: "firstName" }] }, { status: 422 }),
  );
  await typeIn(partner);
  await partner.press("Registrati");
  await expect.poll(partner.page).toContain("Nome strano");
  expect(sent).toHaveLength(1);
});

it("a signed-in donor who follows the link sees the form, and the token leaves the address", async () => {
  const partner = await openPartner();
  await signUp(partner);
  const entries = history.length;
  await follow(partner, await partner.mailedLink(ZOE.email));
  expect(location.href).toBe(page);
  expect(history.length).toBe(entries);
  await expect.poll(partner.page).toContain("Indirizzo confermato.Ora compila il modulo.");
  await expect.poll(() => partner.input("Cognome")?.value).toBe(ZOE.lastName);
});

it("on another device the donor sees the confirmation, signs in, and sees the form", async () => {
  const partner = await openPartner();
  await signUp(partner);
  const link = await partner.mailedLink(ZOE.email);
  await onAnotherDevice(partner);
  await follow(partner, link);
  await expect.poll(partner.page).toContain("Accedi con la tua password e compila il modulo.");
  await userEvent.fill(await until(() => partner.input("E-mail")), ZOE.email);
  await userEvent.fill(partner.input("Password"), ZOE.password);
  await partner.press("Accedi");
  await expect.poll(() => partner.input("Cognome")?.value, { timeout: 15_000 }).toBe(ZOE.lastName);
});

it("a used link shows a message that says how to get another one", async () => {
  const partner = await openPartner();
  await signUp(partner);
  await follow(partner, `${page}#/auth/validate?token=old-1`);
  await expect.poll(partner.page).toContain("Qui sotto puoi chiederne un altro.");
  expect(partner.heading()).toBe("Controlla la posta");
  await onAnotherDevice(partner);
  await follow(partner, `${page}#/auth/validate?token=old-2`);
  await expect.poll(partner.page).toContain("Accedi: se serve, da lì ne chiedi un altro.");
});

it("a link that can't be checked can be retried", async () => {
  const partner = await openPartner();
  await signUp(partner);
  const link = await partner.mailedLink(ZOE.email);
  partner.answer(({ url }) =>
    url.endsWith("/auth/validate") ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  await follow(partner, link);
  await expect.poll(partner.page).toContain("Non siamo riusciti a confermare l’indirizzo");
  partner.answer(null);
  partner.button("Riprova").click();
  await expect.poll(() => partner.input("Cognome")?.value, { timeout: 15_000 }).toBe(ZOE.lastName);
});

it("a link that is opened in the same page is followed, too", async () => {
  const partner = await openPartner();
  await signUp(partner);
  location.hash = (await partner.mailedLink(ZOE.email)).split("#")[1]!;
  await expect.poll(() => partner.input("Cognome")?.value, { timeout: 15_000 }).toBe(ZOE.lastName);
  expect(location.hash).toBe("");
});

it.each([
  "#!/dono",
  "#/auth/validate",
  "#/auth/login?token=x",
  "#/auth/forgot-password?token=x",
  "#/auth/first-login?token=x",
  "#/app/donors?token=x",
  "#token=x",
  "#iscriviti",
])("the host's hash %s isn't changed", async (hash) => {
  history.replaceState({ host: "mine" }, "", `${page}?token=hosts${hash}`);
  takeHostToken();
  const partner = await openPartner();
  expect(location.hash).toBe(hash);
  expect(location.search).toBe("?token=hosts");
  expect(history.state).toEqual({ host: "mine" });
  expect(partner.heading()).toBe("Iscriviti in due minuti");
});

it("beside a back office, the hash is left to the back office", async () => {
  const office = document.body.appendChild(document.createElement("gds-backoffice"));
  onTestFinished(() => office.remove());
  history.replaceState(null, "", `${page}#/auth/validate?token=x`);
  takeHostToken();
  expect(location.hash).toBe("#/auth/validate?token=x");
});
