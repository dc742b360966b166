import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { PersonAvatar } from "./person-avatar";

it("the initials are those of the name, else of the e-mail", async () => {
  const email = "segreteria@gds.example";
  const people = [
    { firstName: "Marta", lastName: "Colombo", email },
    { firstName: "", lastName: "Colombo", email },
    { firstName: null, lastName: null, email },
    { firstName: "Łukasz", lastName: "D’Angelo" },
  ];
  const part = people.map((person) => (
    <p key={JSON.stringify(person)}>
      <PersonAvatar person={person} />
    </p>
  ));
  const scene = await renderPage("admin", "/app/donors", { part });
  await expect
    .poll(() => [...scene.shadow.querySelectorAll("p")].map(({ textContent }) => textContent))
    .toEqual(["MC", "C", "SE", "ŁD"]);
});
