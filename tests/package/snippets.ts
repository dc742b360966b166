import { generateSnippets, type Place } from "../../demo/snippet/generate";

/** The code of the snippet page for an app; the apps of this folder wait for a sign-in with these attributes. */
const codesFor = (place: Place): string[] =>
  generateSnippets({
    tag: "gds-backoffice",
    place,
    files: "",
    brand: null,
    attributes: { "api-base": "https://api.example/v2", theme: "dark", labels: "italiano" },
  }).map(({ code }) => code);

const reactApp = (source: string, comment = "") => `import { useEffect, useState } from "react";
import type { GdsEvent } from "gds-widgets";
${comment}
import { AreaSoci } from "${source}";

export function App() {
  const [role, setRole] = useState("");
  useEffect(() => {
    const onLogin = ({ detail }: GdsEvent<"gds-login">) => setRole(detail.user.role);
    document.addEventListener("gds-login", onLogin);
    return () => document.removeEventListener("gds-login", onLogin);
  }, []);
  return (
    <>
      <p>Role: {role}</p>
      <AreaSoci />
    </>
  );
}
`;

const VUE_APP = `<script setup lang="ts">
import { onMounted, onUnmounted, ref } from "vue";
import type { GdsEvent } from "gds-widgets";
// @ts-expect-error a component in JavaScript has no types
import AreaSoci from "./area-soci.vue";

const role = ref("");
const onLogin = ({ detail }: GdsEvent<"gds-login">) => (role.value = detail.user.role);
onMounted(() => document.addEventListener("gds-login", onLogin));
onUnmounted(() => document.removeEventListener("gds-login", onLogin));
</script>

<template>
  <p>Role: {{ role }}</p>
  <AreaSoci />
</template>
`;

/** Files that put the code of the snippet page into an app, by path in the app's folder. */
export function snippetFiles(app: "react-js" | "react-ts" | "vue"): Record<string, string> {
  const [, second = "", third = ""] = codesFor(app === "vue" ? "vue" : "react");
  if (app === "react-js")
    return {
      "src/area-soci.jsx": second,
      "src/app.tsx": reactApp("./area-soci.jsx", "// @ts-expect-error a component in JavaScript has no types"),
    };
  if (app === "react-ts") return { "src/area-soci.tsx": third, "src/app.tsx": reactApp("./area-soci.tsx") };
  return {
    "vite.config.ts": `import vue from "@vitejs/plugin-vue";\n\nexport default { plugins: [${second}] };\n`,
    "src/area-soci.vue": third,
    "src/app.vue": VUE_APP,
  };
}
