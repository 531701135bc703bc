import { object } from 'yup';
import { newPassword } from '../forms/new-password.schema';
import { personName } from '../forms/person-name.schema';
import { email } from './login-form.schema';

export const schema = object({
  ...personName,
  email,
  password: newPassword,
});
