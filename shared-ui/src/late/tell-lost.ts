const NEXT = ['pointerdown', 'keydown'];

/**
 * Says what could not be fetched, until something else is pressed: "The menu could not be loaded. …". Without a component, for what asked
 * for it may be gone.
 */
export function tellLost(what: string, host: HTMLElement = document.body): void {
  const note = document.createElement('p');
  // Looks as a tooltip does, where it is in nobody's way.
  note.className = 'tip';
  note.role = 'alert';
  note.style.cssText = 'inset: auto auto 24px 50%; translate: -50%';
  note.textContent = `${what} could not be loaded. Check your connection and try again.`;
  host.append(note);
  const end = () => {
    note.remove();
    for (const kind of NEXT) document.removeEventListener(kind, end, true);
  };
  for (const kind of NEXT) document.addEventListener(kind, end, true);
}
