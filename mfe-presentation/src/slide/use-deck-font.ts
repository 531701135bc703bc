import type { DeckTheme } from '@heartwood/contract/deck';
import { useEffect } from 'react';

let added: Promise<void> | null = null;

/**
 * The font of a theme that the product itself does not have. Until it is there, and where it does not come, slides stand in another one.
 */
export function useDeckFont(font: DeckTheme['font']): void {
  useEffect(() => {
    if (font !== 'Source Serif' || typeof FontFace === 'undefined') return;
    added ??= import('./fonts/source-serif').then(({ addSourceSerif }) => addSourceSerif()).catch(() => {
      added = null;
    });
  }, [font]);
}
