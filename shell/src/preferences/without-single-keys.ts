/** Where a letter finds an entry, and is no shortcut. */
const FINDS = 'input, textarea, select, [role="menu"], [role="listbox"], [role="combobox"], [role="grid"], [role="tree"]';

/** Keeps single letters from every shortcut of shell and remotes; returns the function that gives them back. */
export function withoutSingleKeys(page: Window = window): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && (target.isContentEditable || target.closest(FINDS) !== null)) return;
    event.stopImmediatePropagation();
  };
  // On the way down: nothing below the window hears of it.
  page.addEventListener('keydown', heard, true);
  return () => page.removeEventListener('keydown', heard, true);
}
