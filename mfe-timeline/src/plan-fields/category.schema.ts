import { LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { min, max } = LIMITS.categoryName;

/** Specification, section 5: required, at least three characters. */
export const schema = object({
  title: string().trim().required('Category name is required').min(min, `Category name should be a minimum of ${min} characters`)
    .max(max, `Use at most ${max} characters`),
});
