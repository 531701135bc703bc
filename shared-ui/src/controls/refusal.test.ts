import { errorOf, formErrorOf, type Refusal } from './refusal';

const values = { email: 'a@b.example', sectors: ['1'] };
const form = { values, errors: {}, touched: {}, initialValues: { email: '', sectors: [] }, submitCount: 0 };
const refused = (field: string | null): Refusal => ({ message: 'No.', field, values });

test('what the server said of a field stands until that field changes, whatever the form checks meanwhile', () => {
  expect(errorOf({ ...form, status: refused('email') }, 'email')).toBe('No.');
  expect(errorOf({ ...form, status: refused('email'), values: { ...values, sectors: ['2'] } }, 'email')).toBe('No.');
  expect(errorOf({ ...form, status: refused('email'), values: { ...values, email: 'c@b.example' } }, 'email')).toBeUndefined();
  expect(errorOf({ ...form, status: refused('email') }, 'sectors')).toBeUndefined();
});

test("a field's own check comes first, and speaks once the field was left or sent", () => {
  const faulty = { ...form, errors: { email: 'Enter your email' }, status: refused('email') };
  expect(errorOf({ ...faulty, touched: { email: true } }, 'email')).toBe('Enter your email');
  expect(errorOf(faulty, 'email')).toBe('No.');
  expect(errorOf({ ...form, errors: { email: 'Enter your email' } }, 'email')).toBeUndefined();
});

test('a field that was only passed through says nothing until the form is sent', () => {
  const passed = { ...form, values: { email: '', sectors: [] }, errors: { email: 'Enter your email' }, touched: { email: true } };
  expect(errorOf(passed, 'email')).toBeUndefined();
  expect(errorOf({ ...passed, submitCount: 1 }, 'email')).toBe('Enter your email');
  expect(errorOf({ ...passed, initialValues: { ...values } }, 'email')).toBe('Enter your email');
});

test('what belongs to no field stands until anything changes', () => {
  expect(formErrorOf({ values, status: refused(null) })).toBe('No.');
  expect(formErrorOf({ values: { ...values, email: '' }, status: refused(null) })).toBeUndefined();
  expect(formErrorOf({ values, status: refused('email') })).toBeUndefined();
  expect(formErrorOf({ values, status: undefined })).toBeUndefined();
});
