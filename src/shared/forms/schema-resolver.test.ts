import { expect, it } from "vitest";
import * as v from "valibot";
import { schemaResolver } from "./schema-resolver";

const resolve = (values: { name: string; note: string }) =>
  schemaResolver(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty("Manca il nome"), v.minLength(2, "Nome troppo corto")),
      note: v.string(),
    }),
  )(values, undefined, { fields: {}, shouldUseNativeValidation: false });

it("valid values are returned parsed", () =>
  expect(resolve({ name: " Ada ", note: "" })).toEqual({ values: { name: "Ada", note: "" }, errors: {} }));

it("each invalid field has its first message", () =>
  expect(resolve({ name: " ", note: "" })).toMatchObject({
    values: {},
    errors: { name: { message: "Manca il nome" } },
  }));
