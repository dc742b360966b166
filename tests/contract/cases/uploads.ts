import type { ContractClient } from "../client";
import type { Sessions } from "./common";

const formOf = (bytes: number[] | null, name = "foto.png") => {
  const form = new FormData();
  if (bytes) form.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
  return form;
};
/** A PNG's beginning, which says that it is one pixel. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1];

/** The uploads host: what it takes counts by its content. */
export async function uploads(api: ContractClient, { manager, donor }: Sessions): Promise<void> {
  await api.call("upload", { body: formOf(PNG), expect: 401 });
  await api.call("upload", { token: manager, body: formOf(null), expect: 422 });
  await api.call("upload", { token: manager, body: formOf([]), expect: 422 });
  const script = [...'<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'].map((one) =>
    one.charCodeAt(0),
  );
  await api.call("upload", { token: manager, body: formOf(script), expect: 422 });
  const heavy = [...PNG, ...new Array<number>(2_000_001).fill(0)];
  await api.call("upload", { token: manager, body: formOf(heavy), expect: 413 });

  const { path } = await api.call("upload", { token: manager, body: formOf(PNG), expect: 201 });
  const { user } = await api.call("updateProfile", { token: manager, body: { profileImage: path }, expect: 200 });
  api.assert(user.profileImage === path, "the account says which image it has");
  await api.call("readUpload", { token: manager, params: { path }, expect: 200 });
  // donors read their own alone
  await api.call("readUpload", { token: donor, params: { path }, expect: 404 });
  await api.call("readUpload", { params: { path }, expect: 401 });
  await api.call("readUpload", { token: donor, params: { path: "nobody.png" }, expect: 404 });
  await api.call("updateProfile", { token: manager, body: { profileImage: null }, expect: 200 });

  const forMail = () => {
    const form = formOf(PNG);
    form.set("for", "mail");
    return form;
  };
  await api.call("upload", { token: donor, body: forMail(), expect: 403 });
  const shown = await api.call("upload", { token: manager, body: forMail(), expect: 201 });
  api.assert(shown.url.endsWith(shown.path), "a picture for mails says where anybody reads it");
  await api.call("readUpload", { params: { path: shown.path }, expect: 200 });
}
