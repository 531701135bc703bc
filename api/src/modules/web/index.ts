export { web } from './web';
export { contentSecurityPolicy, newNonce } from './content-security-policy';
export { deploymentOf } from './deployment';
export { createPage, type Page } from './page';
