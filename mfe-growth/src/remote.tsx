import { defineRemote } from '@heartwood/contract/kit';
import { GrowthPage } from './app/growth-page';

const remote = defineRemote({ name: 'growth', page: GrowthPage });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
