import { object, string } from 'yup';

export const schema = object({ password: string().required('Enter the password of your account') });
