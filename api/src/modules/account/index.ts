import './account.fields';

export { companyPayload, CompanyPayloadRef } from './account.fields';
export { CompanyRef, MeRef } from './account.schema';
export { makesRoom } from './create-company';
export { sweepCompaniesJob } from './sweep-companies.job';
export { readProfile, type Company } from './company.queries';
export { readMe, type Me } from './me.queries';
