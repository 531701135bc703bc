/**
 * Does it once what is pressed is let go again; at once where nothing is. A press takes the focus before it is over: what went with the
 * focus at once would move the rest of the page, and the press would end beside what it began on.
 */
export function afterPress(isPressed: boolean, work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const kinds = ['pointerup', 'pointercancel'] as const;
  const end = () => {
    for (const kind of kinds) document.removeEventListener(kind, end, true);
    // The click comes after the pointer is up.
    setTimeout(work);
  };
  for (const kind of kinds) document.addEventListener(kind, end, true);
}
