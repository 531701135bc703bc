import { LIMITS, nameFault } from '@heartwood/contract/domain';
import type { TestContext, ValidationError } from 'yup';
import { requiredLine } from './length-rules';

/** First and last name, wherever a person gives them. */
export const personName = {
  firstname: requiredLine('Enter your first name', LIMITS.firstname).test('name', nameTest('person')),
  lastname: requiredLine('Enter your last name', LIMITS.lastname).test('name', nameTest('person')),
};

/** A name that others read, in mails too. */
export function nameTest(of: 'person' | 'company') {
  return (value: string | undefined, { createError }: TestContext): true | ValidationError => {
    const fault = nameFault(value ?? '', of);
    return fault === null || createError({ message: `A name ${fault}` });
  };
}
