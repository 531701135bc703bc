import { defineRemote } from '@heartwood/contract/kit';
import { TimelinePage } from './app/timeline-page';

const remote = defineRemote({ name: 'timeline', page: TimelinePage });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
