import { apiErrorOf } from './api-error';

const GENERAL = 'Something went wrong on our side. Try again in a minute.';

it('is what the API says', async () => {
  const error = { code: 'TOO_LARGE', message: 'A file can have at most 25 MB.', field: 'file', id: '7' };
  expect(await apiErrorOf(Response.json({ error }, { status: 413 }))).toMatchObject({ status: 413, ...error });
});

it.each([
  [413, '<h1>413 Request Entity Too Large</h1>', 'This is too large to be sent.'],
  [429, '', 'Too many attempts. Please wait a moment and try again.'],
  [502, '<h1>Bad Gateway</h1>', 'Heartwood could not be reached. Check your connection and try again.'],
  [500, '<h1>Internal Server Error</h1>', GENERAL],
  [400, '{"message":"no"}', GENERAL],
])('is what the status means where something else answered: %i', async (status, body, message) => {
  expect(await apiErrorOf(new Response(body, { status }))).toMatchObject({ status, code: 'UNEXPECTED', message, id: null });
});

it('is what the caller says of a failure without words', async () => {
  expect(await apiErrorOf(new Response('', { status: 500 }), 'Error while uploading file, please try again.'))
    .toMatchObject({ message: 'Error while uploading file, please try again.' });
});
