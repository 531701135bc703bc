import { cardWords, decksWords, emptyWords, filledWords, firstTitle } from './deck-words';

const deck = { type: 'pitch-deck', slideCount: 12, updatedAt: '2026-05-14T09:40:00' };

it.each([
  ['2026-05-14T12:00:00', 'Pitch deck · 12 slides · edited 09:40'], ['2026-05-17T12:00:00', 'Pitch deck · 12 slides · Thu'],
  ['2026-06-20T12:00:00', 'Pitch deck · 12 slides · 14 May'],
])('tells what a deck is, at %s', (now, words) => expect(cardWords(deck, now)).toBe(words));

it('counts one as one', () => expect([decksWords(1), decksWords(4)]).toEqual(['1 presentation', '4 presentations']));

it.each([
  [{ slideCount: 12, filledCount: 9 }, '12 slides · 9 of 12 filled'], [{ slideCount: 1, filledCount: 1 }, '1 slide · Ready'],
])('says how much the plan fills: %j', (template, words) => expect(filledWords(template)).toBe(words));

it.each([
  [['Key partners', 'SOM', 'Risk analysis'], '3 slides stay empty: Key partners, SOM, Risk analysis'],
  [['SOM'], '1 slide stays empty: SOM'],
  [[], 'Your plan fills every slide.'],
])('says which slides stay empty: %j', (names, words) => expect(emptyWords(names)).toBe(words));

it('names a new one by its month', () => expect(firstTitle('Pitch deck', new Date('2026-06-10'))).toBe('Pitch deck, June 2026'));
