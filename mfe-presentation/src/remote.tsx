import { defineRemote } from '@heartwood/contract/kit';
import { PresentationPage } from './app/presentation-page';

const remote = defineRemote({ name: 'presentation', page: PresentationPage });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
