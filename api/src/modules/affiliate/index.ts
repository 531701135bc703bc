import './affiliate.fields';
import './list.fields';

export { affiliateRoutes } from './affiliate.routes';
export { foundedBy } from './founding';
export { referCompany } from './refer-company.job';
