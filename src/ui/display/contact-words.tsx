/** A telephone, or an address, which breaks after its @ before it breaks anywhere else. */
export function ContactWords({ children }: { children: string }) {
  const host = children.indexOf("@") + 1;
  return (
    <>
      {children.slice(0, host)}
      {host > 0 && <wbr />}
      {children.slice(host)}
    </>
  );
}
