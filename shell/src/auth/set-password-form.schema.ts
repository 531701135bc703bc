import { object, ref, string } from 'yup';
import { password } from './sign-up-form.schema';

export const schema = object({
  password,
  repeated: string().required('Repeat the password').oneOf([ref('password')], 'The two passwords differ'),
});
