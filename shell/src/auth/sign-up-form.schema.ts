import { object, string } from 'yup';
import { personName } from '../forms/person-name.schema';
import { email } from './login-form.schema';
import { MIN_PASSWORD } from './password-strength';

export const password = string()
  .required('Choose a password')
  .min(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters`)
  .max(128, 'Use at most 128 characters');

export const schema = object({
  ...personName,
  email,
  password,
});
