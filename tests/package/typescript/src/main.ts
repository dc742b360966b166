import "gds-widgets"; // downloads the code of an element when the page contains its tag
import "gds-widgets/backoffice"; // or downloads one element at once
import "./mock.ts";

const office = document.createElement("gds-backoffice");
office.apiBase = "https://api.example/v2";
office.theme = "dark";

const role = document.createElement("p");
office.addEventListener("gds-login", ({ detail }) => {
  role.textContent = `Role: ${detail.user.role}`;
});

document.querySelector("#app")?.append(role, office);
