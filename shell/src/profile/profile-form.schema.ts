import { object, string } from 'yup';

export const schema = object({
  firstname: string().trim().required('Enter your first name').max(80, 'Use at most 80 characters'),
  lastname: string().trim().required('Enter your last name').max(80, 'Use at most 80 characters'),
  bio: string().defined().max(1000, 'Use at most 1,000 characters'),
  phoneNumber: string().defined().matches(/^$|^[+\d][\d\s()/.-]{3,}$/, 'Enter a phone number, like +49 30 1234567'),
  address: string().defined().max(300, 'Use at most 300 characters'),
});
