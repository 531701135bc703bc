import { object, string } from 'yup';

export const schema = object({ password: string().required('Enter the password you chose when you signed up') });
