import { object, string } from 'yup';

export const schema = object({
  currentPassword: string().required('Enter your current password'),
  newPassword: string().required('Choose a password').min(8, 'Use at least 8 characters').max(128, 'Use at most 128 characters'),
});
