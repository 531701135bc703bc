import { checkCompanyFields as checkCompany } from '@heartwood/client-kit/company-fields';
import { checkWith } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { schema as profile } from '../settings/profile-form.schema';

const company = { name: 'Brookside', country: '', city: '', size: '' };
const person = { firstname: 'Eli', lastname: 'Brook', bio: '', phoneNumber: '', address: '' };

const checkPerson = checkWith(() => Promise.resolve({ schema: profile }));
const long = (field: keyof typeof LIMITS): string => '1'.repeat(LIMITS[field].max + 1);

it('says under the field what the API would refuse', async () => {
  expect(await checkCompany({ ...company, name: ' X ' })).toEqual({ name: 'Use at least 2 characters' });
  expect(await checkCompany({ ...company, name: long('companyName'), city: long('city') })).toEqual({
    name: 'Use at most 80 characters', city: 'Use at most 80 characters',
  });
  expect(await checkPerson({
    firstname: long('firstname'), lastname: long('lastname'), bio: long('bio'), phoneNumber: long('phoneNumber'), address: long('address'),
  })).toEqual({
    firstname: 'Use at most 60 characters', lastname: 'Use at most 60 characters', bio: 'Use at most 2,000 characters',
    phoneNumber: 'Use at most 40 characters', address: 'Use at most 200 characters',
  });
});

it('asks for what is missing, and takes what fits', async () => {
  expect(await checkCompany({ ...company, name: ' ' })).toEqual({ name: 'Enter the name of your company' });
  expect(await checkPerson({ ...person, firstname: '' })).toEqual({ firstname: 'Enter your first name' });
  expect(await checkCompany({ ...company, name: 'X'.repeat(LIMITS.companyName.max) })).toEqual({});
  expect(await checkPerson(person)).toEqual({});
});
