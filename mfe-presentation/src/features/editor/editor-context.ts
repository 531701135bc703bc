import type { DeckTheme } from '@heartwood/contract/deck';
import { createContext, useContext } from 'react';
import type { DeckThemeFragment } from '../../generated/graphql';
import type { SourceWords } from '../../slide/slide-view';
import type { Facts } from './model/bindings';
import type { EditorModel } from './model/editor.model';

export interface Editing {
  model: EditorModel;
  companyId: string;
  facts: Facts;
  sources: SourceWords;
  themes: readonly DeckThemeFragment[];
  /** Of the deck. */
  theme: DeckTheme;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const value = useContext(EditingContext);
  if (!value) throw new Error('useEditing needs the editor around it');
  return value;
}
