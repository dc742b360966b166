import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Host, HostPage } from "./host-page";

const file = (path: string) => readFileSync(`node_modules/${path}`, "utf8");

/** The script of the host page: a hash router, and jQuery's listeners for keys, clicks and forms. */
const SITE = `
  window.shortcuts = [];
  window.submits = 0;
  jQuery(function ($) {
    $(document).on("keydown", function (event) { if (event.key.length === 1) shortcuts.push(event.key); });
    $(document).on("submit", "form", function () { submits += 1; });
    $(document).on("click", "a[href^='#']", function (event) { event.preventDefault(); location.hash = $(this).attr("href"); });
    function route() {
      var hash = location.hash || "#!/dono";
      $("[data-page]").hide().filter("[data-page='" + hash + "']").show();
      $(".nav li").removeClass("active").has("a[href='" + hash + "']").addClass("active");
    }
    $(window).on("hashchange", route);
    route();
  });`;

/** Returns a typical page of a club: Bootstrap 3, jQuery, and a router for `#!/`. The element is in a panel. */
export function bootstrapPage(host: Host, widget: string): Pick<HostPage, "head" | "body"> {
  const style = host.put("bootstrap.css", file("bootstrap/dist/css/bootstrap.css"));
  const scripts = [
    host.put("jquery.js", file("jquery/dist/jquery.js")),
    host.put("bootstrap.js", file("bootstrap/dist/js/bootstrap.js")),
    host.put("site.js", SITE),
  ];
  return {
    head: `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${style}">
      ${scripts.map((script) => `<script src="${script}"></script>`).join("")}`,
    body: `<nav class="navbar navbar-default"><div class="container-fluid"><ul class="nav navbar-nav">
        <li><a href="#!/dono">Il dono</a></li><li><a href="#!/squadre">Squadre</a></li></ul></div></nav>
      <div class="container"><div class="row">
        <div class="col-md-9" data-page="#!/dono"><div class="panel panel-default"><div class="panel-body">${widget}</div></div></div>
        <div class="col-md-9" data-page="#!/squadre"><h1>Squadre</h1></div>
      </div></div>`,
  };
}

const COMPARED_PROPERTIES = [
  "display",
  "width",
  "height",
  "box-sizing",
  "padding",
  "margin",
  "border",
  "font",
  "color",
  "background-color",
  "letter-spacing",
  "text-align",
];

/** Returns the styles of all nodes in an element's shadow root, with and without the style sheet of the page. */
export const looks = (widget: Locator): Promise<{ withIt: string[]; without: string[] }> =>
  widget.evaluate((element, properties) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
    const parent = element.parentElement;
    if (!link || !parent) throw new Error("no such page");
    const read = () =>
      [...(element.shadowRoot?.querySelectorAll("*") ?? [])].map((node) => {
        const style = getComputedStyle(node);
        const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return `<${node.localName}> ${values.join("; ")}`;
      });
    // the column keeps its width without the style sheet
    parent.style.width = getComputedStyle(parent).width;
    parent.style.boxSizing = "border-box";
    const withIt = read();
    const { padding } = getComputedStyle(parent);
    parent.style.padding = padding;
    link.disabled = true;
    const without = read();
    link.disabled = false;
    for (const name of ["width", "box-sizing", "padding"]) parent.style.removeProperty(name);
    return { withIt, without };
  }, COMPARED_PROPERTIES);
