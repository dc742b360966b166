import { setTransport } from "gds-widgets";
import { createInlineMock } from "gds-widgets/mocks";

const api = "https://api.example/v2"; // the element's api-base; the page sends nothing there
setTransport(api, createInlineMock({ apiBase: api, storage: "memory" }));
