import { object, string } from 'yup';

export const schema = object({ password: string().required('Enter your password') });
