import { messagePieces, toastWords } from './message-pieces';

const marked = (message: string, strong: string[]) => (
  messagePieces(message, strong).map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join('')
);

test.each([
  ['Kofi Mensah commented on Culture', ['Kofi Mensah', 'Culture'], '*Kofi Mensah* commented on *Culture*'],
  ['Vision is done. Vision Ltd is at 17 of 28', ['Vision'], '*Vision* is done. Vision Ltd is at 17 of 28'],
  ['Vision commented on Vision', ['Vision', 'Vision'], '*Vision* commented on *Vision*'],
  ['Nobody is named', ['Somebody', ''], 'Nobody is named'],
  ['אורי mentioned you in Culture', ['אורי', 'Culture'], '*אורי* mentioned you in *Culture*'],
])('%s', (message, strong, words) => {
  expect(marked(message, strong)).toBe(words);
});

test.each([
  [
    'Priya Raman assigned you to Culture, due 22 May', ['Priya Raman', 'Culture'],
    { title: 'Priya Raman assigned you to Culture', text: 'Due 22 May' },
  ],
  ['SAM is done. Loopcrate is at 17 of 28', ['SAM'], { title: 'SAM is done', text: 'Loopcrate is at 17 of 28' }],
  ['Kofi Mensah commented on Culture', ['Kofi Mensah', 'Culture'], { title: 'Kofi Mensah commented on Culture' }],
])('a toast says first what happened: %s', (message, strong, words) => {
  expect(toastWords(message, strong)).toEqual(words);
});
