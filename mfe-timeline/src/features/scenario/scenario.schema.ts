import { requiredLine } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

export const schema = object({ title: requiredLine('Title is required', LIMITS.rowName).defined(), color: string().defined() });
