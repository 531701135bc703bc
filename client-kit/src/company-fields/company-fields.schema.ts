import { optionalLine, requiredLine } from '../forms';
import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

export const schema = object({
  name: requiredLine('Enter the name of your company', LIMITS.companyName),
  country: string().defined(),
  city: optionalLine(LIMITS.city),
  size: string().defined(),
});
