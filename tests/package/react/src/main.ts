import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./mock.ts";

const root = document.querySelector("#app");
if (root) createRoot(root).render(createElement(App));
