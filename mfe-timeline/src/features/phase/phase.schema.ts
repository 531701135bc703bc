import { optionalLine, requiredLine } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { object, string, type ObjectSchema } from 'yup';
import type { PhaseValues } from './phase-values';

/** What a phase needs: a title, and two days of which the last is not before the first; one day is a phase, too. */
export const schema: ObjectSchema<PhaseValues> = object({
  title: requiredLine('Title is required', LIMITS.rowName).defined(),
  from: string().defined().nullable().test('from', 'From is required', (value) => value !== null),
  to: string().defined().nullable().test('to', 'To is required', (value) => value !== null)
    .test('order', 'To must be after From', function check(value) {
      const { from } = this.parent as PhaseValues;
      return from === null || value === null || from <= value;
    }),
  categoryId: string().defined().nullable(),
  scenarioId: string().defined().nullable(),
  description: optionalLine(LIMITS.rowText),
});
