/**
 * dnd-kit's `KeyboardSensor` hears keys a task after its lift: a key that is pressed before, by a quick hand on a busy page, would be
 * lost. It is held back until then. For the sensor's `onActivation`.
 */
export function hearFromLift({ event: lift }: { event: Event }): void {
  const { target } = lift;
  const page = (target as Element).ownerDocument;
  const missed: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event === lift) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    missed.push(event);
  };
  page.addEventListener('keydown', hold, { capture: true });
  // The sensor's own timer is set after this one, and before that which this one sets.
  setTimeout(() => setTimeout(() => {
    page.removeEventListener('keydown', hold, { capture: true });
    for (const { key, code, shiftKey } of missed) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
    }
  }));
}
