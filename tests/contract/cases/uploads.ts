import type { ContractClient } from "../client";
import type { Sessions } from "./common";

const formOf = (bytes: number[] | null, name = "foto.png") => {
  const form = new FormData();
  if (bytes) form.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
  return form;
};
/** The first bytes of a PNG of one pixel. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1];

/** Uploads of images. The server checks the content of a file, not its name. */
export async function uploads(api: ContractClient, { manager, donor }: Sessions): Promise<void> {
  await api.call("upload", { body: formOf(PNG), expect: 401 });
  await api.call("upload", { token: manager, body: formOf(null), expect: 422 });
  await api.call("upload", { token: manager, body: formOf([]), expect: 422 });
  const script = [...'<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'].map((letter) =>
    letter.charCodeAt(0),
  );
  await api.call("upload", { token: manager, body: formOf(script), expect: 422 });
  const heavy = [...PNG, ...new Array<number>(2_000_001).fill(0)];
  await api.call("upload", { token: manager, body: formOf(heavy), expect: 413 });

  const { path } = await api.call("upload", { token: manager, body: formOf(PNG), expect: 201 });
  const { user } = await api.call("updateProfile", { token: manager, body: { profileImage: path }, expect: 200 });
  api.assert(user.profileImage === path, "the account has the path of its image");
  await api.call("readUpload", { token: manager, params: { path }, expect: 200 });
  // donors only read their own image
  await api.call("readUpload", { token: donor, params: { path }, expect: 404 });
  await api.call("readUpload", { params: { path }, expect: 401 });
  await api.call("readUpload", { token: donor, params: { path: "nobody.png" }, expect: 404 });
  await api.call("updateProfile", { token: manager, body: { profileImage: null }, expect: 200 });

  const mailForm = () => {
    const form = formOf(PNG);
    form.set("for", "mail");
    return form;
  };
  await api.call("upload", { token: donor, body: mailForm(), expect: 403 });
  const image = await api.call("upload", { token: manager, body: mailForm(), expect: 201 });
  api.assert(image.url.endsWith(image.path), "an image for mails has a public address");
  await api.call("readUpload", { params: { path: image.path }, expect: 200 });
}
