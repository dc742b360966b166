import { useEffect } from "react";

/**
 * Names what is printed: browsers put the page's title at the head of each sheet, and propose it as a PDF's name. The
 * page's own comes back once it is printed, or when the component goes, unless somebody has set another one meanwhile.
 * @param title whose and when; nothing that is confidential, since it becomes a file's name
 */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let former: string | null = null;
    const begin = () => {
      if (former !== null) return;
      former = document.title;
      document.title = title;
    };
    const end = () => {
      if (former !== null && document.title === title) document.title = former;
      former = null;
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      end();
    };
  }, [title]);
}
