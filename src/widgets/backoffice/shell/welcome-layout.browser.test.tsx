import { expect, it } from "vitest";
import { renderPage } from "../../test-support/render-page";
import { texts } from "./texts";
import { WelcomeLayout } from "./welcome-layout";

const user = { _id: "d9", email: "nuova@gds.example", role: "donor", privacy: true, profileImage: null };

it.each([
  ["pending", true],
  ["verified", true],
  ["active", false],
])(
  "whether a donor with the status %s sees a welcome with the e-mail (specification §2): %s",
  async (status, welcomed) => {
    const { text } = await renderPage("donor", "/registration", {
      part: (
        <WelcomeLayout user={{ ...user, status }} path="/registration">
          <p>Modulo</p>
        </WelcomeLayout>
      ),
    });
    await expect.poll(text).toContain("Modulo");
    expect(text().includes(`${texts.welcome} ${user.email}`)).toBe(welcomed);
  },
);
