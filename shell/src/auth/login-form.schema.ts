import { isEmail } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const ADDRESS = 'Enter an email address, like name@company.com';

export const email = string().trim().required(ADDRESS).test('address', ADDRESS, (value) => isEmail(value));

export const schema = object({ email, password: string().required('Enter your password') });
