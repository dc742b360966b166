import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { toClassicScript } from "./classic-script";

it("works after a script that ends without a semicolon, and is ASCII", () => {
  const [theme, ours] = [vi.fn(), vi.fn()];
  const script = toClassicScript("(()=>{ours(`L’area`)})();");
  runInNewContext(`var own = function () { theme(); }\n${script}`, { theme, ours });
  expect(theme).not.toHaveBeenCalled();
  expect(ours).toHaveBeenCalledWith("L’area");
  expect(script).toMatch(/^[\0-\x7f]*$/);
});
