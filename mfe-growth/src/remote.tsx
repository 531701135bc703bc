import { defineRemote } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { GrowthPage } from './app/growth-page';

// The page is without it.
const TourSlot = latePart(() => import('./app/tour-slot').then((part) => part.TourSlot));

const remote = defineRemote({ name: 'growth', page: GrowthPage, slots: { 'tour@1': TourSlot } });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
