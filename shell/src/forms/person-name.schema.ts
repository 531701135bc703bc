import { requiredLine } from '@heartwood/client-kit/forms';
import { LIMITS, nameFault } from '@heartwood/contract/domain';
import type { TestContext, ValidationError } from 'yup';

/** First and last name, wherever a person gives them. */
export const personName = {
  firstname: requiredLine('Enter your first name', LIMITS.firstname).test('name', isName),
  lastname: requiredLine('Enter your last name', LIMITS.lastname).test('name', isName),
};

/** Others read it, in mails too. */
function isName(value: string | undefined, { createError }: TestContext): true | ValidationError {
  const fault = nameFault(value ?? '', 'person');
  return fault === null || createError({ message: `A name ${fault}` });
}
