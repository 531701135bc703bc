export { CompanyContext, useCompany, type CompanyContextValue, type CompanyViewer } from './company-context';
export { CompanyProviders, type CompanyProvidersProps } from './company-providers';
export { followCompany, type CompanyEvents, type CompanyStream, type FollowOptions } from './follow-company';
