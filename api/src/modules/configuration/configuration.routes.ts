import { object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { MODULE_KEYS, readExplanations } from './explanations';
import { LONGEST_ADDRESS, MOST_WORDS, setExplanation } from './set-explanation';

const explanation = object({
  type: string().required().oneOf(MODULE_KEYS, 'There is no such module.'),
  content: string().nullable().max(MOST_WORDS, `An explanation has at most ${MOST_WORDS.toLocaleString('en-US')} characters.`),
  mediaUrl: string().nullable().max(LONGEST_ADDRESS, `An address has at most ${LONGEST_ADDRESS} characters.`),
});
const rates = [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }: { ip: string }) => ip }];

export const configurationRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/operator/explanations', policy: 'operator', rates,
    handle: async (context) => ({ body: { explanations: await readExplanations(context, null) } }),
  }),
  route({
    method: 'POST', path: '/operator/explanations', policy: 'operator', body: explanation, rates,
    handle: async (context, { body }) => ({ body: await setExplanation(context, body) }),
  }),
];
