import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ATTRIBUTE_NAMES } from "../src/widgets/host/attributes/attribute-names";
import { CHOICES } from "../src/widgets/host/attributes/attributes";

const plugin = readFileSync("integrations/wordpress/gds-widgets.php", "utf8");

/** The rows of the plugin's tables: `'name' => [ 'Label', ...`. */
const rows = new Map(
  Array.from(plugin.matchAll(/^\t+'([a-z-]+)' +=> \[ '[^']+', (.*) \],$/gm), ([, name = "", rest = ""]) => [
    name,
    rest,
  ]),
);

it("the plugin for WordPress has exactly the attributes of the elements", () => {
  expect([...rows.keys()].filter((name) => name !== "base" && name !== "brand").sort()).toEqual(
    [...ATTRIBUTE_NAMES].sort(),
  );
});

it.each(Object.entries(CHOICES))("the plugin for WordPress offers the values of %s", (name, values) => {
  expect(rows.get(name)).toBe(`[ ${values.map((value) => `'${value}'`).join(", ")} ]`);
  for (const value of values) expect(plugin).toContain(`'${value}' => '`);
});
