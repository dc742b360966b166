import { expect, it } from "vitest";
import { readAppLink } from "./app-link";

it.each([
  "/app",
  "/app/donors",
  "/app/donors/details/d1",
  "/app/donors/details/d1?tab=donations",
  "/app/profile/d%C3%A9",
  "/app/donors/details/2019%2F17",
  "/app/donors/details/a%5Cb",
  "/app/donors/details/anna@gds.example",
])("%s is a link into the app", (link) => {
  expect(readAppLink(link)?.path).toBe(link);
});

it("a link is read as its route and id", () => {
  expect(readAppLink("/app/donors/details/2019%2F17")).toMatchObject({ route: "donorDetails", id: "2019/17" });
});

it.each([
  null,
  "",
  "https://evil.example/app/donors",
  "//evil.example/app/donors",
  "/\\evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//app/donors",
  "data:text/html,<script>",
  "/app/donors\n//evil.example",
  " /app/donors",
  "/app//evil.example",
  "/app/../auth/login",
  "/app/donors/details/..",
  "/app/donors/details/%2e%2e",
  "/app/donors/details/%2e%2e%2f%2e%2e",
  "/app/donors/details/a%2f..",
  "/app/donors/details/%5C%5Cevil.example",
  "/app/donors/details/%E0%A4%A",
  "/app/donors#@evil.example",
  "/app/donors?next=https://evil.example",
  "/app/nowhere",
  "/auth/login",
  "/auth/validate?token=stolen",
  "/application",
  "app/donors",
  "#/app/donors",
  `/app/donors?${"a".repeat(600)}`,
])("%j isn't a link into the app", (link) => {
  expect(readAppLink(link)).toBeNull();
});
