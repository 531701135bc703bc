import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';
import { optionalLine, requiredLine } from '../forms/length-rules';
import { nameTest } from '../forms/person-name.schema';

export const schema = object({
  name: requiredLine('Enter the name of your company', LIMITS.companyName).test('name', nameTest('company')),
  country: string().defined(),
  city: optionalLine(LIMITS.city),
  size: string().defined(),
});
