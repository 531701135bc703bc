import { object, string } from 'yup';

export const schema = object({
  name: string().trim().required('Enter the name of your company').max(120, 'Use at most 120 characters'),
  country: string().defined(),
  city: string().trim().defined().max(120, 'Use at most 120 characters'),
  size: string().defined(),
});
