import { optionalLine } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { object } from 'yup';
import { personName } from '../forms/person-name.schema';

export const schema = object({
  ...personName,
  bio: optionalLine(LIMITS.bio),
  phoneNumber: optionalLine(LIMITS.phoneNumber).matches(/^$|^[+\d][\d\s()/.-]{3,}$/, 'Enter a phone number, like +49 30 1234567'),
  address: optionalLine(LIMITS.address),
});
