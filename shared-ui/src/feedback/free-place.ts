export interface Span { top: number; bottom: number }

/** px between a card and what it must not cover. */
const AIR = 4;

/**
 * The highest place for a card where it covers none of the controls; the highest of all where there is none.
 * @param controls what stands in the card's column
 * @param height of the card
 * @param room where the card may stand
 */
export function freePlace(controls: readonly Span[], height: number, room: Span): number {
  const ends = controls.map(({ bottom }) => bottom + AIR).filter((top) => top > room.top);
  const places = [room.top, ...ends.sort((a, b) => a - b)].filter((top) => top + height <= room.bottom);
  return places.find((top) => !controls.some((each) => each.top < top + height + AIR && each.bottom > top - AIR + 1)) ?? room.top;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';

/** Controls of the page, outside `own`, that are seen in this column. */
export function controlsIn(column: { left: number; right: number }, own: Element): Span[] {
  const all = [...document.querySelectorAll(CONTROLS)].filter((control) => !own.contains(control));
  return all.flatMap((control) => {
    const { top, bottom, left, right, width, height } = control.getBoundingClientRect();
    const isIn = width > 0 && height > 0 && right > column.left && left < column.right && bottom > 0 && top < window.innerHeight;
    return isIn && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [{ top, bottom }] : [];
  });
}
