import { object, string } from 'yup';

export const itemSchema = object({
  label: string().trim().required('Name is required').max(80, 'Name should be at most 80 characters'),
  description: string().trim().max(400, 'Description should be at most 400 characters').default(''),
});
