import { CLAIM_STATUS_VALUES, LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { max } = LIMITS.assumption;

export const assumptionSchema = object({
  assumption: string().trim().required('Assumption is required').max(max, `Assumption should be at most ${max} characters`),
  status: string().oneOf(CLAIM_STATUS_VALUES).required(),
  test: string().trim().max(max, `Test should be at most ${max} characters`).default(''),
  passesIf: string().trim().max(max, `What it passes by should be at most ${max} characters`).default(''),
});
