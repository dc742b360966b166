/** A telephone number or e-mail address. An address breaks after its @ first. */
export function ContactText({ children }: { children: string }) {
  const host = children.indexOf("@") + 1;
  return (
    <>
      {children.slice(0, host)}
      {host > 0 && <wbr />}
      {children.slice(host)}
    </>
  );
}
