/** So long a finger stays, ms, and so far it may tremble, px. */
const LONG = 500;
const STILL = 8;
/** The press of a finger that is lifted comes so soon, if it comes, ms. */
const SOON = 300;
const ENDS = ['pointermove', 'pointerup', 'pointercancel'] as const;

/** A finger that stays where it is: after a while `onHeld`, and where that did something its end is no press any more. */
export function holdStill({ clientX, clientY, target }: PointerEvent, onHeld: () => boolean): void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of ENDS) window.removeEventListener(type, end);
  };
  const refuse = (event: Event) => {
    if (event.target !== target) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const timer = setTimeout(() => {
    stop();
    if (!onHeld()) return;
    window.addEventListener('click', refuse, true);
    window.addEventListener('pointerup', () => setTimeout(() => window.removeEventListener('click', refuse, true), SOON), { once: true });
  }, LONG);
  const end = (event: PointerEvent) => {
    if (event.type !== 'pointermove' || Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL) stop();
  };
  for (const type of ENDS) window.addEventListener(type, end);
}
