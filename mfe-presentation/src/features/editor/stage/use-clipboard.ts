import { useShell } from '@heartwood/contract/kit';
import type { Slide } from '@heartwood/contract/deck';
import { useEffect, useEffectEvent } from 'react';
import { useEditing } from '../editor-context';
import { addition, removal } from '../model/block-ops';
import { fromClipboard, toClipboard } from '../model/clipboard';
import { chosen } from '../model/editor-state';

/** Where the browser gives no clipboard, it goes from tab to tab of this device here, until the person leaves it. */
const KEPT = 'copied-blocks';
/** In characters. Drafts are kept in the same place, which holds about five million: unsaved work goes before a large copy. */
const KEPT_MOST = 250_000;

/**
 * Copy, cut and paste: blocks, or the slide where nothing is chosen; also from deck to deck. Text that somebody writes is the browser's
 * own.
 */
export function useClipboard(slide: Slide): void {
  const { model, companyId } = useEditing();
  const shell = useShell();
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (isWritten(event) || document.getSelection()?.isCollapsed === false) return;
    const blocks = chosen(model.$state.getState());
    if (event.type === 'cut' && blocks.length === 0) return;
    const text = toClipboard(blocks.length > 0 ? { blocks } : { slides: [slide] }, companyId);
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    // An older copy is not pasted instead of one that is too large.
    shell.drafts.set(KEPT, text.length > KEPT_MOST ? null : text);
    if (event.type === 'cut') model.edit(removal(slide.id, blocks.map(({ id }) => id)), { selection: [] });
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isWritten(event)) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const found = fromClipboard(text === '' ? shell.drafts.get(KEPT) ?? '' : text, companyId);
    if (!found) return;
    event.preventDefault();
    if (found.lostPictures)
      shell.toast({ title: 'Pictures of another company were left out', text: 'Upload them here to use them.', status: 'info' });
    if ('blocks' in found) model.edit(addition(slide, found.blocks), { selection: found.blocks.map(({ id }) => id) });
    else {
      const ops = found.slides.map(
        (each, index) => ({ op: 'add-slide' as const, slide: each, after: found.slides[index - 1]?.id ?? slide.id }),
      );
      model.edit(ops, { slideId: found.slides[0]?.id ?? slide.id, selection: [] });
    }
  });
  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, []);
}

function isWritten({ target, defaultPrevented }: ClipboardEvent): boolean {
  return defaultPrevented || (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
}
