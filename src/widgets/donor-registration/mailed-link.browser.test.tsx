import { beforeEach, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { takeHostToken } from "../../features/onboarding";
import { until } from "../../ui/test-support";
import { openPartner, typeIn, ZOE, type Partner } from "./test-support/partner";

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

it("the request for a mail names the page without its query and hash; a server that refuses it gets a second request", async () => {
  const partner = await openPartner({ user: "new" });
  const sent = watchCalls(partner, ({ returnTo }) =>
    returnTo === undefined
      ? undefined
      : Response.json({ success: false, error: "property returnTo should not exist" }, { status: 400 }),
  );
  history.replaceState(null, "", `${page}?utm_source=posta#iscriviti`);
  await partner.press("Cambia indirizzo");
  await userEvent.fill(await until(() => partner.input("E-mail")), "giusta@posta.example");
  await partner.press("Salva e invia");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  expect(sent).toEqual([
    ["/auth/email", page],
    ["/auth/email", undefined],
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

it("a used link shows a message that says how to get another one, and leaves the address", async () => {
  const partner = await openPartner({ user: "new" });
  const entries = history.length;
  await follow(partner, `${page}#/auth/validate?token=old-1`);
  expect(location.href).toBe(page);
  expect(history.length).toBe(entries);
  await expect.poll(partner.page).toContain("Qui sotto puoi chiederne un altro.");
  expect(partner.heading()).toBe("Controlla la posta");
  await partner.press("Esci");
  await until(() => partner.input("Password"));
  sessionStorage.clear(); // as on another device
  await follow(partner, `${page}#/auth/validate?token=old-2`);
  await expect.poll(partner.page).toContain("Accedi: se serve, da lì ne chiedi un altro.");
});

it("a link that is opened in the same page is followed, too; if it can't be checked, it can be retried", async () => {
  const partner = await openPartner({ user: "new" });
  await expect.poll(partner.heading).toBe("Controlla la posta");
  partner.answer(({ url }) =>
    url.endsWith("/auth/validate") ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  location.hash = (await partner.mailedLink(ZOE.email)).split("#")[1]!;
  await expect.poll(partner.page).toContain("Non siamo riusciti a confermare l’indirizzo");
  expect(location.hash).toBe("");
  partner.answer(null);
  await partner.press("Riprova");
  await expect.poll(() => partner.input("Cognome")?.value).toBe(ZOE.lastName);
});

it("the host's hash isn't changed", async () => {
  for (const hash of [
    "#!/dono",
    "#/auth/login?token=x",
    "#/auth/forgot-password?token=x",
    "#/auth/first-login?token=x",
    "#/app/donors?token=x",
    "#token=x",
    "#iscriviti",
    "#/auth/validate",
  ]) {
    history.replaceState({ host: "mine" }, "", `${page}?token=hosts${hash}`);
    takeHostToken();
    expect(location.hash).toBe(hash);
    expect(location.search).toBe("?token=hosts");
  }
  const partner = await openPartner();
  expect(location.hash).toBe("#/auth/validate");
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
