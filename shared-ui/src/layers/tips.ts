/** ms a pointer rests on a thing before it is told what it is. */
const HOVER_DELAY = 400;
const GAP = 6;
const MARGIN = 8;

/**
 * Tooltips without a component: whatever has `data-tip` shows it after a moment of hover, and at once on focus by keyboard.
 * One bubble for the page, so that hundreds of small buttons bring no code of layers. It repeats a name, and is hidden from
 * assistive technology; its look is in the global style. Returns the function that ends it.
 */
export function followTips(page: Document = document): () => void {
  const bubble = page.createElement('div');
  bubble.className = 'tip';
  bubble.setAttribute('aria-hidden', 'true');
  let owner: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    owner = null;
    bubble.remove();
  };
  const show = (target: HTMLElement): void => {
    if (!target.isConnected) return;
    bubble.textContent = target.dataset.tip ?? '';
    page.body.append(bubble);
    const at = target.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    const left = Math.max(MARGIN, Math.min(at.left + (at.width - width) / 2, clientWidth - width - MARGIN));
    const below = at.bottom + GAP;
    const top = below + height + MARGIN > clientHeight ? at.top - GAP - height : below;
    bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  const tipped = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;

  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const target = tipped(event);
    if (target === owner) return;
    hide();
    owner = target;
    if (target) timer = setTimeout(() => show(target), HOVER_DELAY);
  };
  const onFocus = (event: FocusEvent): void => {
    const target = tipped(event);
    hide();
    if (!target?.matches(':focus-visible')) return;
    owner = target;
    show(target);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };

  page.addEventListener('pointerover', onPointer);
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', hide);
  page.addEventListener('pointerdown', hide);
  page.addEventListener('keydown', onKey);
  page.addEventListener('scroll', hide, { capture: true });
  return () => {
    hide();
    page.removeEventListener('pointerover', onPointer);
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', hide);
    page.removeEventListener('pointerdown', hide);
    page.removeEventListener('keydown', onKey);
    page.removeEventListener('scroll', hide, { capture: true });
  };
}
