import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { min, max } = LIMITS.categoryName;

/** Specification, section 5: the name is required, with at least 3 characters. */
export const categorySchema = object({
  name: string().trim().required('Category name is required')
    .min(min, `Category name should be a minimum of ${min} characters`)
    .max(max, `Category name should be at most ${max} characters`),
});
