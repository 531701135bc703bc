import { passwordFault } from '@heartwood/contract/domain';
import { string } from 'yup';

/** Wherever a password is chosen. Beside the fields of who signs up it may not be made of them; the server knows the rest. */
export const newPassword = string().required('Choose a password').test('strong', (value, { parent, createError }) => {
  const { firstname, lastname, email } = parent as Record<string, string | undefined>;
  const fault = passwordFault(value, { firstname, lastname, email });
  return fault === null || createError({ message: fault });
});
