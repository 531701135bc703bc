import { object, string } from 'yup';

const ORIGINS = 'Name at least one origin, such as https://shop.example';

export const schema = object({
  name: string().trim().required('Name the partner').max(80, 'The name is too long'),
  origins: string().trim().required(ORIGINS).test(
    'origins', 'One origin a line: https://, a host, nothing behind it',
    (text) => originsOf(text).every((origin) => /^https?:\/\/[^\s/]+\/?$/.test(origin)),
  ),
});

/** One a line; commas and blanks part them too. */
export function originsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
