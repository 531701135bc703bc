import { requiredLine } from '@heartwood/client-kit/forms';
import { object } from 'yup';

export const schema = object({ position: requiredLine('Enter a position', { min: 2, max: 60 }) });
