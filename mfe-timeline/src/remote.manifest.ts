import { CONTRACT, type RemoteManifest } from '@heartwood/contract';
import { CALENDAR, TIMELINE } from './timeline/places';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: 'timeline',
  contract: CONTRACT,
  owner: { squad: 'Timeline', contact: 'timeline@heartwood.example' },
  pages: [{ path: TIMELINE, title: 'Timeline' }, { path: CALENDAR, title: 'Calendar' }],
  slots: [{ name: 'goal-drawer@1' }, { name: 'goals-panel@1' }],
  menu: [
    {
      id: 'timeline',
      label: 'Timeline',
      icon: 'timeline',
      path: TIMELINE,
      area: 'business',
      order: 20,
      children: [{ label: 'Calendar', path: CALENDAR }],
      go: 't',
    },
  ],
  keys: [
    {
      heading: 'Timeline',
      rows: [
        { label: 'From goal to goal', keys: ['←', '→', '↑', '↓'] },
        { label: 'Open a goal or phase', keys: ['Enter'] },
        { label: 'Mark a goal as achieved', keys: ['m'] },
        { label: 'What else can be done with it', keys: ['Shift', 'F10'] },
        { label: 'Move it by a day', keys: ['Shift', '→'] },
        { label: 'Move the end of a phase', keys: ['Shift', 'Alt', '→'] },
        { label: 'Put back what is being moved', keys: ['Esc'] },
        { label: 'Show today', keys: ['t'] },
        { label: 'Zoom in or out', keys: ['+', '-'] },
        { label: 'New goal', keys: ['c'] },
      ],
    },
    {
      heading: 'Calendar',
      rows: [
        { label: 'From day to day', keys: ['←', '→', '↑', '↓'] },
        { label: 'Another month', keys: ['PageUp', 'PageDown'] },
        { label: 'First and last day of the week', keys: ['Home', 'End'] },
        { label: 'Open a day, or add a goal to an empty one', keys: ['Enter'] },
        { label: 'Lift a goal, move it and drop it', keys: ['Space', '→', 'Space'] },
        { label: 'Show today', keys: ['t'] },
        { label: 'New goal on the day', keys: ['c'] },
      ],
    },
  ],
  palette: [
    { id: 'timeline:new', label: 'Add goal', path: `${TIMELINE}?goal=new`, keywords: ['milestone', 'target', 'deadline', 'create'] },
    { id: 'timeline:list', label: 'Goals by month', path: `${TIMELINE}?view=list`, keywords: ['milestones', 'due dates'] },
    { id: 'timeline:calendar', label: 'Calendar', path: CALENDAR, keywords: ['month', 'agenda', 'due dates', 'schedule'] },
    {
      id: 'timeline:subscribe', label: 'Subscribe to the calendar', path: `${CALENDAR}?subscribe=open`,
      keywords: ['ics', 'ical', 'google calendar', 'outlook', 'apple calendar'],
    },
  ],
  openers: [{ thing: 'goal', path: `${TIMELINE}?goal={id}` }],
};
