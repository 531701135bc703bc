/** A UUID in small letters, as the source of a regular expression. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const WHOLE = new RegExp(`^${UUID}$`, 'i');

/** Whether a text is a UUID, in large or small letters. */
export const isUuid = (text: string) => WHOLE.test(text);
