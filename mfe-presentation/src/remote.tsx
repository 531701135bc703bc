import { defineRemote } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { PresentationPage } from './app/presentation-page';

// No page waits for it.
const DeckCoverSlot = latePart(() => import('./app/deck-cover-slot').then((part) => part.DeckCoverSlot));

const remote = defineRemote({ name: 'presentation', page: PresentationPage, slots: { 'deck-cover@1': DeckCoverSlot } });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
