/** So long a finger stays, ms, and so far it may tremble, px. */
const LONG = 500;
const STILL = 8;
const ENDS = ['pointermove', 'pointerup', 'pointercancel'] as const;

/** A finger that stays where it is: after a while `onHeld`, and where that did something its end is no press any more. */
export function holdStill({ clientX, clientY }: PointerEvent, onHeld: () => boolean): void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of ENDS) window.removeEventListener(type, end);
  };
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const timer = setTimeout(() => {
    stop();
    if (!onHeld()) return;
    window.addEventListener('click', refuse, { capture: true, once: true });
    // Its press comes right after it is lifted, if it comes.
    window.addEventListener('pointerup', () => setTimeout(() => window.removeEventListener('click', refuse, true)), { once: true });
  }, LONG);
  const end = (event: PointerEvent) => {
    if (event.type !== 'pointermove' || Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL) stop();
  };
  for (const type of ENDS) window.addEventListener(type, end);
}
