/** So long a finger stays, ms, and so far it may tremble, px. */
const LONG = 500;
const STILL = 8;
const ENDS = ['pointermove', 'pointerup', 'pointercancel'] as const;
const LIFTS = ['touchend', 'touchcancel'] as const;

/** A finger that stays where it is: after a while `onHeld`, and where that did something its end presses nothing. */
export function holdStill({ clientX, clientY }: PointerEvent, onHeld: () => boolean): void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of ENDS) window.removeEventListener(type, end);
  };
  // Else the browser makes a press of it, which would close again what has opened.
  const lift = (event: Event) => {
    if (event.cancelable) event.preventDefault();
    for (const type of LIFTS) window.removeEventListener(type, lift);
  };
  const timer = setTimeout(() => {
    stop();
    if (onHeld()) for (const type of LIFTS) window.addEventListener(type, lift, { passive: false });
  }, LONG);
  const end = (event: PointerEvent) => {
    if (event.type !== 'pointermove' || Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL) stop();
  };
  for (const type of ENDS) window.addEventListener(type, end);
}
