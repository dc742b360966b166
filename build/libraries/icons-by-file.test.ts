import { expect, it } from "vitest";
import { iconsByFile } from "./icons-by-file";

it("takes icons by file, under their own names and others", () => {
  expect(iconsByFile('import { Bell, X as Close } from "lucide-react";')).toBe(
    'import Bell from "lucide-react/dist/esm/icons/bell.mjs"; import Close from "lucide-react/dist/esm/icons/x.mjs";',
  );
});

it("names an icon that the library doesn't have", () => {
  expect(() => iconsByFile('import { Vampire } from "lucide-react";')).toThrow("no icon called Vampire");
});

it("leaves other imports alone", () => {
  const source = 'import { useState } from "react";';
  expect(iconsByFile(source)).toBe(source);
});
