/** The partner's router: it uses `#/...`, shows its first page for unknown hashes, and sets a cookie. */
const pages = [...document.querySelectorAll<HTMLElement>("[data-route]")];
const links = [...document.querySelectorAll<HTMLAnchorElement>(".ps-nav a")];

function show(): void {
  const route = location.hash.replace(/^#/, "").split("?")[0];
  const page = pages.find(({ dataset }) => dataset.route === route) ?? pages[0];
  if (!page) return;
  for (const other of pages) other.hidden = other !== page;
  for (const link of links) {
    if (link.hash === `#${page.dataset.route}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

addEventListener("hashchange", show);
document.cookie = "ps_visita=1; path=/; SameSite=Lax";
show();
