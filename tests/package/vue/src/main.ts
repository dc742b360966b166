import { createApp } from "vue";
import App from "./app.vue";
import "./mock.ts";

createApp(App).mount("#app");
