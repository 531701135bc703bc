import { object } from 'yup';
import { email } from './login-form.schema';

export const schema = object({ email });
