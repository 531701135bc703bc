import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { EDIT, LIST, VIEW } from './places';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'presentation',
  contract: CONTRACT,
  owner: { squad: 'Presentations', contact: 'presentation@heartwood.example' },
  pages: [
    { path: LIST, title: 'Presentations' },
    { path: EDIT, title: 'Presentation', layout: { rail: true, bar: false } },
    { path: VIEW, title: 'Presentation', access: 'public' },
  ],
  slots: [{ name: 'deck-cover@1' }],
  menu: [{
    id: 'presentation',
    label: 'Presentation',
    icon: 'presentation', path: LIST, area: 'business', order: 30, stagingOnly: true,
  }],
  palette: [
    { id: 'presentation:list', label: 'Presentations', path: LIST, keywords: ['slides', 'decks', 'pitch'] },
    { id: 'presentation:new', label: 'New presentation', path: `${LIST}?new=open`, keywords: ['deck', 'slides', 'pitch deck', 'create'] },
  ],
  keys: [
    {
      heading: 'A presentation in full screen',
      rows: [
        { label: 'Next or previous slide', keys: ['→', '←'] },
        { label: 'To a slide by its number', keys: ['6', 'Enter'] },
        { label: 'Full screen', keys: ['f'] },
        { label: 'All slides', keys: ['o'] },
        { label: 'Black screen', keys: ['b'] },
        { label: 'Presenter view', keys: ['p'] },
      ],
    },
    {
      heading: 'Presentation editor',
      rows: [
        { label: 'Another slide', keys: ['PageUp', 'PageDown'] },
        { label: 'New slide', keys: ['Mod+M'] },
        { label: 'Duplicate a slide or what is chosen', keys: ['Mod+D'] },
        { label: 'From block to block', keys: ['Tab'] },
        { label: 'Write in a block', keys: ['Enter'] },
        { label: 'Move a block, or by ten', keys: ['→', 'Shift'] },
        { label: 'Make a block larger or smaller', keys: ['Alt', '→'] },
        { label: 'Choose one more', keys: ['Shift', 'Enter'] },
        { label: 'All of the slide', keys: ['Mod+A'] },
        { label: 'Group, take apart', keys: ['Mod+G', 'Shift'] },
        { label: 'Nearer, further', keys: ['Mod+]', 'Mod+['] },
        { label: 'Undo, redo', keys: ['Mod+Z', 'Mod+Y'] },
        { label: 'Present', keys: ['F5'] },
      ],
    },
  ],
};
