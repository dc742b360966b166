import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";
import { writeSpreads } from "./without-array-from";

it.each([
  ["Array.from(a)", "[...a]"],
  ["Array.from(a,b)", "[...a].map(b)"],
  ["Array.from({length:n+1},(e,t)=>t)", "[...new Array(n+1)].map((e,t)=>t)"],
  ["x(Array.from(new Set(Array.from(a,b))),Uint8Array.from(c))", "x([...new Set([...a].map(b))],Uint8Array.from(c))"],
])("%s becomes %s", (code, written) => expect(writeSpreads(code, parseAst(code))).toBe(written));

it("the replaced code creates the same arrays", () => {
  const code = "[Array.from('ab'),Array.from({length:3},(_,i)=>i*2),Array.from(new Map([[1,2]]),([a,b])=>a+b)]";
  const listsOf = (text: string): unknown => new Function(`return ${text}`)();
  expect(listsOf(writeSpreads(code, parseAst(code)))).toEqual(listsOf(code));
});
