/** The type check tests the tags in a React page. */
import type {} from "../../src/widgets/jsx";

export const fine = (
  <gds-backoffice api-base="https://api.gds.example/v2" theme="auto" page-title="off" className="x" />
);
// @ts-expect-error the API's address is required
export const bare = <gds-notification-bell />;
// @ts-expect-error no such theme
export const pink = <gds-donor-registration api-base="https://api.gds.example/v2" theme="pink" />;
export const told = <gds-backoffice api-base="/v2" ongds-navigate={({ detail }) => void detail.path.length} />;
// @ts-expect-error no such detail
export const wrong = <gds-backoffice api-base="/v2" ongds-login={({ detail }) => void detail.password} />;
