import { LIMITS } from '@heartwood/contract/domain';
import { requiredLine } from './length-rules';

/** First and last name, wherever a person gives them. */
export const personName = {
  firstname: requiredLine('Enter your first name', LIMITS.firstname),
  lastname: requiredLine('Enter your last name', LIMITS.lastname),
};
