export * from './company-level';
export * from './company-plan';
export * from './company-people';
export * from './company-event';
export * from './company-picture';
export * from './enter-company';
export * from './company.policy';
export { billingSubscription, company, companyEvent, companySector } from './company.table';
export { teamMember } from './member.table';
