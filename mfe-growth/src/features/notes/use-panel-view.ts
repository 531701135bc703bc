import { useShell } from '@heartwood/contract/kit';
import { useState } from 'react';
import { NOTE_SORTS, type NoteSort, type PanelView } from './panel-view';

const KEPT = 'notes-sort';

/** How this person looks at their notes: the order is kept on the device, tags for as long as the panel is open. */
export function usePanelView() {
  const { drafts } = useShell();
  const [view, setView] = useState<PanelView>(() => (
    { sort: NOTE_SORTS.find(([sort]) => sort === drafts.get(KEPT))?.[0] ?? 'changed', tags: [] }
  ));
  return {
    view,
    sortBy: (sort: NoteSort) => {
      drafts.set(KEPT, sort === 'changed' ? null : sort);
      setView((now) => ({ ...now, sort }));
    },
    toggleTag: (tag: string) => setView(({ sort, tags }) => (
      { sort, tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] }
    )),
  };
}
