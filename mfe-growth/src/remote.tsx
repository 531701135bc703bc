import { defineRemote } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { GrowthPage } from './app/growth-page';

// No page waits for these.
const NotesPanelSlot = latePart(() => import('./app/notes-panel-slot').then((part) => part.NotesPanelSlot));
const TourSlot = latePart(() => import('./app/tour-slot').then((part) => part.TourSlot));

const remote = defineRemote({ name: 'growth', page: GrowthPage, slots: { 'notes-panel@1': NotesPanelSlot, 'tour@1': TourSlot } });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
