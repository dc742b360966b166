import { expect, it, vi } from "vitest";
import { UNREACHABLE_ERROR } from "../../../domain/texts";
import type { User } from "../../../domain/entities";
import { collectOwnData } from "./own-data";

vi.mock("../../donors/dossier", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("code that can't be loaded is reported as a network error", async () => {
  const donor = { _id: "d1", role: "donor" } as User;
  await expect(collectOwnData({ call: () => Promise.reject(new Error("not asked")) }, donor)).rejects.toMatchObject({
    kind: "network",
    message: UNREACHABLE_ERROR,
  });
});
