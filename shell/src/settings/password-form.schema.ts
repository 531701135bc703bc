import { object, string } from 'yup';
import { newPassword } from '../forms/new-password.schema';

export const schema = object({
  currentPassword: string().required('Enter your current password'),
  newPassword,
});
