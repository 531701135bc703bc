import { checkWith } from '../forms';

/** What the API would refuse of name, country, city and size; yup comes with the first check. */
export const checkCompanyFields = checkWith(() => import('./company-fields.schema'));
