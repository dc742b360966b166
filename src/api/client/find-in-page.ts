/**
 * Finds elements in the page by a selector. By the method of `Document`, because an `<img>` or a `<form>` of the page that is
 * named "querySelectorAll" hides the document's own.
 */
export const findInPage = <Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> =>
  Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<Found>;
