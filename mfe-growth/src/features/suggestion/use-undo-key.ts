import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useEffect, useRef } from 'react';

interface Inserted { next: RichTextValue; undo(): void }

/** All words of a document, one behind another. */
function wordsOf(nodes: readonly unknown[]): string {
  return nodes.map((node) => {
    const { text, children } = node as { text?: string; children?: readonly unknown[] };
    return text ?? wordsOf(children ?? []);
  }).join('');
}

/** What an editor shows, without the signs that hold its caret. */
const shownIn = (editor: HTMLElement) => (editor.textContent ?? '').replaceAll('\uFEFF', '');

/**
 * What was put into a text by a button is one step of undoing for the editor's own key too: while its text is as it was put there. What is
 * typed behind it is undone by the editor first.
 * @returns remembers what was put there last
 */
export function useUndoKey(): (inserted: Inserted) => void {
  const last = useRef<Inserted | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      const editor = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[contenteditable="true"]') : null;
      if (!isUndo || !editor || !last.current || shownIn(editor) !== wordsOf(last.current.next)) return;
      event.preventDefault();
      event.stopPropagation();
      last.current.undo();
      last.current = null;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (inserted) => { last.current = inserted; };
}
