import { object, string } from 'yup';

export const schema = object({
  holder: string().trim().required('Say whose account it is.'),
  iban: string().trim().required('Type the IBAN of the account.'),
});
