import { expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

const PARTNER = "https://club.example";
const PERSON = {
  email: "zoe@posta.example",
  password: "cavallo batteria graffetta",
  firstName: "Zoè",
  lastName: "Re",
  area: "Lodi",
};
const linkOf = async (mock: TestMock) => (await mock.control.mails())[0]?.links[0]?.split("token=")[0];
const OWN = "#/auth/validate?";

it("each mail with the link leads back to the partner's page, without its query and hash", async () => {
  const mock = await createTestMock(20, [PARTNER]);
  await mock.call("POST", "/auth/register", { body: { ...PERSON, returnTo: `${PARTNER}/dono?socio=zoe#!/dono` } });
  expect(await linkOf(mock)).toBe(`${PARTNER}/dono${OWN}`);
  const { email } = PERSON;
  await mock.call("POST", "/auth/resend-validation", { body: { email, returnTo: `${PARTNER}/altra` } });
  expect(await linkOf(mock)).toBe(`${PARTNER}/altra${OWN}`);
  await mock.call("POST", "/auth/resend-validation", { body: { email } });
  expect(await linkOf(mock)).toBe(OWN);
  const { authToken: token } = (await mock.login(email, PERSON.password)).body as { authToken: string };
  const changed = { email: "re@posta.example", returnTo: `${PARTNER}/dono` };
  expect((await mock.call("PUT", "/auth/email", { token, body: changed })).status).toBe(200);
  expect(await linkOf(mock)).toBe(`${PARTNER}/dono${OWN}`);
});

it.each([
  "https://club.example.evil.example/dono",
  "http://club.example/dono",
  "https://club.example@evil.example/dono",
  "javascript:alert(1)",
  "//club.example/dono",
  "dono",
  7,
  null,
])(
  "for %s, which isn't a partner's page, the link leads to the association's page without an error",
  async (returnTo) => {
    const mock = await createTestMock(20, [PARTNER]);
    expect((await mock.call("POST", "/auth/register", { body: { ...PERSON, returnTo } })).status).toBe(201);
    expect(await linkOf(mock)).toBe(OWN);
  },
);
