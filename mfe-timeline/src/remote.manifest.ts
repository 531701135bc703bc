import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

const TIMELINE = '/app/timeline';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'timeline',
  contract: CONTRACT,
  pages: [{ path: TIMELINE, title: 'Timeline' }],
  slots: [{ name: 'goal-drawer@1' }, { name: 'goals-panel@1' }],
  menu: [{ id: 'timeline', label: 'Timeline', icon: 'timeline', path: TIMELINE, area: 'business', order: 20, go: 't' }],
  keys: [
    {
      heading: 'Timeline',
      rows: [
        { label: 'From goal to goal', keys: ['←', '→', '↑', '↓'] },
        { label: 'Open a goal or phase', keys: ['Enter'] },
        { label: 'Move it by a day', keys: ['Shift', '→'] },
        { label: 'Move the end of a phase', keys: ['Shift', 'Alt', '→'] },
        { label: 'Put back what is being moved', keys: ['Esc'] },
        { label: 'Show today', keys: ['t'] },
        { label: 'Zoom in or out', keys: ['+', '-'] },
        { label: 'New goal', keys: ['c'] },
      ],
    },
  ],
  palette: [
    { id: 'timeline:new', label: 'Add goal', path: `${TIMELINE}?goal=new`, keywords: ['milestone', 'target', 'deadline', 'create'] },
    { id: 'timeline:list', label: 'Goals by month', path: `${TIMELINE}?view=list`, keywords: ['milestones', 'agenda', 'due dates'] },
  ],
  openers: [{ thing: 'goal', path: `${TIMELINE}?goal={id}` }],
};
