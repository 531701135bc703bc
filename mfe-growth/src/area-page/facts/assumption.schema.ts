import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { max } = LIMITS.assumption;

export const assumptionSchema = object({
  assumption: string().trim().required('Assumption is required').max(max, `Assumption should be at most ${max} characters`),
  status: string().oneOf(['TO_TEST', 'CONFIRMED', 'REFUTED'] as const).required(),
  test: string().trim().max(max, `Test should be at most ${max} characters`).default(''),
  result: string()
    .trim()
    .max(max, `Result should be at most ${max} characters`)
    .default('')
    .when('status', { is: 'TO_TEST', otherwise: (schema) => schema.required('Say what came out of the test') }),
});
