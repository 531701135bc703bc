import { defineRemote } from '@heartwood/contract/kit';
import { HarbourPage } from './app/harbour-page';

const remote = defineRemote({ name: 'harbour', page: HarbourPage });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
