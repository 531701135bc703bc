export { web } from './web';
export { contentSecurityPolicy, newNonce } from './content-security-policy';
export { createPage, type Page } from './page';
