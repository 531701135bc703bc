export { web } from './web';
export type { PageCard, PageCards } from './page-card';
export { contentSecurityPolicy, newNonce } from './content-security-policy';
export { createPage, type Page } from './page';
