import { noteVital, takeVitals } from './web-vitals';

const stands = (remote: string) => {
  document.body.innerHTML = `<main><div data-remote="${remote}" data-version="2"></div></main>`;
};

it('tells each once, of the page that stood when it was last made worse; what may still grow when the page is left', () => {
  noteVital({ name: 'TTFB', value: 80 });
  stands('growth');
  noteVital({ name: 'LCP', value: 900.12345 });
  noteVital({ name: 'FCP', value: 500 });
  noteVital({ name: 'INP', value: 40 });
  stands('messaging');
  noteVital({ name: 'INP', value: 900_000 });
  expect(takeVitals(false)).toEqual([{ remote: 'growth', version: '2', LCP: 900.123, FCP: 500 }]);
  noteVital({ name: 'LCP', value: 5_000 });
  expect(takeVitals(true)).toEqual([{ remote: 'messaging', version: '2', INP: 60_000 }]);
  expect(takeVitals(true)).toEqual([]);
});
