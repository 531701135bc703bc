import { optionalLine, requiredLine } from '@heartwood/client-kit/forms';
import { object, type ObjectSchema } from 'yup';
import type { DetailsValues } from './details-values';

/** Who the invoice is made out to; the country decides the tax. */
export const schema: ObjectSchema<DetailsValues> = object({
  name: requiredLine('Company is required', { min: 2, max: 120 }),
  taxId: optionalLine({ max: 40 }),
  companyRegistrationType: optionalLine({ max: 60 }),
  email: optionalLine({ max: 254 }),
  line1: requiredLine('Address is required', { min: 3, max: 160 }),
  postalCode: requiredLine('Postal code is required', { min: 2, max: 20 }),
  city: requiredLine('City is required', { min: 1, max: 80 }),
  country: requiredLine('Country is required', { min: 2, max: 2 }),
});
