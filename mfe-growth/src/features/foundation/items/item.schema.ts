import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { itemLabel, itemDescription } = LIMITS;

export const itemSchema = object({
  label: string().trim().required('Name is required').max(itemLabel.max, `Name should be at most ${itemLabel.max} characters`),
  description: string().trim().max(itemDescription.max, `Description should be at most ${itemDescription.max} characters`).default(''),
});
