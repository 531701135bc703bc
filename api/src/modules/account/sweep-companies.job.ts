import { defineJob, every } from '../jobs';
import { sweepCompanies } from './sweep-companies';

export const sweepCompaniesJob = defineJob({
  kind: 'sweep-companies',
  repeats: every({ hours: 1 }),
  run: (services) => sweepCompanies(services),
});
