/** Who asked for the properties before their part was there. */
let asked: Element | null = null;

/** To the first thing that can be said of what is chosen; while its part is on the way, once that is there. */
export function focusProperties(): void {
  const field = document.querySelector<HTMLElement>('[data-properties] input, [data-properties] textarea, [data-properties] button');
  asked = field ? null : document.activeElement;
  field?.focus();
}

/** The properties are there now: who asked for them goes there, unless the focus has gone on. */
export function propertiesCame(): void {
  const isAsked = asked !== null && asked === document.activeElement;
  asked = null;
  if (isAsked) focusProperties();
}
