import { invalid } from '../../errors';

/** Pictures live in our own store: an address elsewhere would tell a stranger who looks at the page. */
export function pictureAddress(field: string, value: string): string | null {
  if (value === '') return null;
  if (!/^\/(files|demo\/pictures)\/[\w.-]{1,100}(\/[\w.-]{1,100}){0,3}$/.test(value)) throw invalid(field, 'Upload a picture first.');
  return value;
}
