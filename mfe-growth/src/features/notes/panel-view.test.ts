import type { NotesListsFragment } from '../../generated/graphql';
import { sampleNotes } from './notes.sample';
import { shownLists, tagsOf, type PanelView } from './panel-view';
import { AMARA, PRIYA } from '../../../dev/sample-people';

const sample = sampleNotes({ self: AMARA, other: PRIYA }).lists;
const [first, second] = sample.segments[0]?.notes ?? [];
const lists = {
  ...sample,
  segments: [
    {
      ...sample.segments[0], id: 'one', name: 'One', notes: [
        {
          ...first, id: 'a', title: 'Note 10', tags: ['seed', 'depot'], createdAt: '2026-05-01T00:00:00Z',
          updatedAt: '2026-05-03T00:00:00Z',
        },
        { ...second, id: 'b', title: 'Note 9', tags: ['seed'], createdAt: '2026-05-02T00:00:00Z', updatedAt: '2026-05-02T00:00:00Z' },
      ],
    },
    { ...sample.segments[0], id: 'two', name: 'Two', notes: [] },
  ],
} as unknown as NotesListsFragment;

it.each<[string, PanelView, [string, string[]][]]>([
  ['the last change first', { sort: 'changed', tags: [] }, [['One', ['a', 'b']], ['Two', []]]],
  ['the newest first', { sort: 'created', tags: [] }, [['One', ['b', 'a']], ['Two', []]]],
  ['by title, numbers as numbers', { sort: 'title', tags: [] }, [['One', ['b', 'a']], ['Two', []]]],
  ['of a tag', { sort: 'changed', tags: ['seed'] }, [['One', ['a', 'b']]]],
  ['of two tags, those that have both', { sort: 'changed', tags: ['seed', 'depot'] }, [['One', ['a']]]],
  ['of a tag that none has', { sort: 'changed', tags: ['gone'] }, []],
])('shows notes %s', (_how, view, expected) => {
  expect(shownLists(lists, view).segments.map(({ name, notes }) => [name, notes.map(({ id }) => id)])).toEqual(expected);
});

it('counts the tags of what is not thrown away', () => {
  const trash = sample.trash.map((note) => ({ ...note, tags: ['old'] }));
  expect(tagsOf({ ...lists, trash })).toEqual([{ tag: 'depot', count: 1 }, { tag: 'seed', count: 2 }]);
});
