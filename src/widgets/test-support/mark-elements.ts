import { page } from "vitest/browser";

// A setup file of the component tests.
// By default vitest describes an element by its role and name. It then computes the names of all elements of that role,
// once in the page and once more in Playwright, for each click. A unique attribute costs nothing to find.

const describe = page.elementLocator.bind(page);
const frame = crypto.randomUUID();
let count = 0;

page.extend({
  elementLocator(element: Element) {
    // `<html>` and `<body>` outlive the tests
    if (!(element.getRootNode() instanceof ShadowRoot)) return describe(element);
    const id = element.getAttribute("data-testid") ?? `${frame}-${(count += 1)}`;
    element.setAttribute("data-testid", id);
    return page.getByTestId(id);
  },
});
