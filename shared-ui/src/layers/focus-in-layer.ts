const layers = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Whether the focus is in something that lies over the page. A page that arrives late leaves it there: a menu that
 * loses the focus closes under the pointer.
 */
export function isFocusInLayer(page: Document = document): boolean {
  return page.activeElement?.closest(layers) != null;
}
