import { defineRemote } from '@heartwood/contract/kit';
import { AffiliatePage } from './app/affiliate-page';

const remote = defineRemote({ name: 'affiliate', page: AffiliatePage });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
