import { object, string } from 'yup';

export const schema = object({
  firstname: string().trim().required('Enter your first name').max(80, 'Use at most 80 characters'),
  lastname: string().trim().required('Enter your last name').max(80, 'Use at most 80 characters'),
});
