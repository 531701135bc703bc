import { object, ref, string } from 'yup';
import { newPassword } from '../forms/new-password.schema';

export const schema = object({
  password: newPassword,
  repeated: string().required('Repeat the password').oneOf([ref('password')], 'The two passwords differ'),
});
