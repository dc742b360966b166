import { useState } from "react";
import "gds-widgets/backoffice";
import type {} from "gds-widgets/jsx";

export function App() {
  const [role, setRole] = useState("");
  return (
    <>
      <p>Role: {role}</p>
      <gds-backoffice
        api-base="https://api.example/v2"
        theme="dark"
        className="wide"
        ongds-login={({ detail }) => setRole(detail.user.role)}
      />
    </>
  );
}
