import { defineRemote } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { GrowthPage } from './app/growth-page';

// Every page has its button; none needs its code.
const NotesPanelSlot = latePart(() => import('./app/notes-panel-slot').then((part) => part.NotesPanelSlot));

const remote = defineRemote({ name: 'growth', page: GrowthPage, slots: { 'notes-panel@1': NotesPanelSlot } });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
