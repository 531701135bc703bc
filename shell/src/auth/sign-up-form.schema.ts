import { object, string } from 'yup';
import { email } from './login-form.schema';
import { MIN_PASSWORD } from './password-strength';

export const password = string()
  .required('Choose a password')
  .min(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters`)
  .max(128, 'Use at most 128 characters');

export const schema = object({
  firstname: string().trim().required('Enter your first name').max(80, 'Use at most 80 characters'),
  lastname: string().trim().required('Enter your last name').max(80, 'Use at most 80 characters'),
  email,
  password,
});
