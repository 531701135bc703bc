import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = [
  'foundation/foundation', 'business-model/business-model', 'competition/competition', 'market-potential/market-potential',
  'risk/risk',
];

/** The fields of each fragment by its name, without the names that they are asked for under. */
const fragments = new Map(FEATURES
  .flatMap((path) => readFileSync(join(__dirname, '..', 'features', `${path}.graphql`), 'utf8').split(/^fragment /m).slice(1))
  .map((text) => [/^\w+/.exec(text)?.[0] ?? '', [...text.matchAll(/^ {2}(?:\w+: )?(\w+)/gm)].map(([, field]) => field)]));

const news = [...fragments.keys()].filter((name) => name.endsWith('News')).map((name) => name.replace(/News$/, ''));

it.each(news)('the stream brings every field of a %s that its page reads', (type) => {
  expect(fragments.get(`${type}News`)?.length).toBeGreaterThan(4);
  expect(fragments.get(`${type}News`)).toEqual(fragments.get(`${type}Fields`));
});
