import { isEmail } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const ADDRESS = 'Enter an email address, like name@company.com';

export const schema = object({ email: string().trim().required(ADDRESS).test('address', ADDRESS, (value) => isEmail(value)) });
