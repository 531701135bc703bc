import { object, string } from 'yup';

export const assumptionSchema = object({
  assumption: string().trim().required('Assumption is required').max(500, 'Assumption should be at most 500 characters'),
  status: string().oneOf(['TO_TEST', 'CONFIRMED', 'REFUTED'] as const).required(),
  test: string().trim().max(500, 'Test should be at most 500 characters').default(''),
  result: string()
    .trim()
    .max(500, 'Result should be at most 500 characters')
    .default('')
    .when('status', { is: 'TO_TEST', otherwise: (schema) => schema.required('Say what came out of the test') }),
});
