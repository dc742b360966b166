import { generateSnippets, type Choices, type Place, type Tag } from "../../demo/snippet/generate";
import { openCmsPage, watchConsole } from "../support/cms-page";
import { API, expect, test, type Host } from "../support/host-page";

const PLACES: readonly Place[] = ["html", "cms", "div"];
const ATTRIBUTES: Readonly<Record<Tag, Choices["attributes"]>> = {
  "gds-backoffice": { "privacy-url": "/privacy", "uploads-base": `${API}/uploads`, bell: "off" },
  "gds-donor-registration": { partner: 'Bar "Sport"', "return-url": "/grazie", start: "sign-in" },
  "gds-notification-bell": { "signed-out": "invite", "open-in": "/soci" },
};

/** Pastes the code of the snippet page where its titles say: markup, style sheet and policy. */
function paste(host: Host, choices: Choices) {
  const pieces = generateSnippets(choices);
  const policy = pieces.pop()?.code ?? "";
  const css = host.put("site.css", pieces.pop()?.code ?? "");
  const body = pieces.pop()?.code ?? "";
  const head = pieces.map(({ code }) => code).join("");
  return {
    head: `<link rel="stylesheet" href="${css}">${head}`,
    body,
    headers: { "Content-Security-Policy": `default-src 'self'; ${policy}` },
  };
}

for (const place of PLACES)
  test(`the code for ${place} shows each element in the site's colour, under the policy that comes with it`, async ({
    page,
    host,
  }) => {
    const said = watchConsole(page);
    for (const [tag, attributes] of Object.entries(ATTRIBUTES) as [Tag, Choices["attributes"]][])
      await test.step(tag, async () => {
        const choices: Choices = {
          tag,
          place,
          files: `${host.bundle}/`,
          brand: "#1f6b3a",
          attributes: { "api-base": API, theme: "dark", ...attributes },
        };
        await openCmsPage(page, host, paste(host, choices));
        const element = page.locator(tag);
        const shown = tag === "gds-notification-bell" ? element.getByRole("link") : element.getByRole("heading");
        await expect(shown.first()).toBeVisible();
        for (const [name, value] of Object.entries(attributes)) await expect(element).toHaveAttribute(name, value);
        await expect(element).toHaveCSS("--gds-brand", "#1f6b3a");
      });
    expect(said()).toEqual([]);
  });

for (const sources of ["'nonce-una-volta'", "'nonce-una-volta' 'strict-dynamic'"])
  test(`the elements work with script-src ${sources}`, async ({ page, host }) => {
    const said = watchConsole(page);
    const api = new URL(API).origin;
    for (const file of ["gds-widgets.js", "gds-loader.js"])
      await test.step(file, async () => {
        const type = file === "gds-widgets.js" ? 'type="module"' : "";
        await openCmsPage(page, host, {
          head: `<script ${type} nonce="una-volta" src="${host.bundle}/${file}" defer></script>`,
          body: `<gds-backoffice api-base="${API}"></gds-backoffice>`,
          headers: {
            "Content-Security-Policy": `default-src 'self'; script-src ${sources}; style-src 'self'; connect-src ${api} ${api.replace("https", "wss")}`,
          },
        });
        await expect(page.locator("gds-backoffice").getByRole("heading").first()).toBeVisible();
      });
    expect(said()).toEqual([]);
  });
