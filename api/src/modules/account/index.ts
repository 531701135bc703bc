import './account.fields';

export { accountRoutes } from './account.routes';
export { keptDataExports } from './data-export';
export { companyPayload, CompanyPayloadRef } from './account.fields';
export { MeRef } from './account.schema';
export { makesRoom } from './create-company';
export { makeDataExport, sweepDataExportsJob } from './make-data-export.job';
export { eraseAccountsJob } from './erase-accounts.job';
export { sweepCompaniesJob } from './sweep-companies.job';
export { readMe, type Me } from './me.queries';
