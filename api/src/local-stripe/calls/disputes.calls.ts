import type { Call } from '../call';
import { madeWithin, pageOf } from '../call';
import { endDispute } from '../collect/dispute';
import { invalid } from '../refusal';
import { idOf } from '../world';

/** What decides a dispute of a test card, as at Stripe. */
const WORDS = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

export const disputeCalls: readonly Call[] = [
  {
    method: 'GET', path: '/v1/disputes',
    run(world, { given }) {
      const [charge, intent] = [given.text('charge'), given.text('payment_intent')];
      const rows = madeWithin(world.store.all('dispute'), given)
        .filter((one) => (
          (charge === undefined || idOf(one.charge) === charge) && (intent === undefined || idOf(one.payment_intent) === intent)
        ));
      return pageOf(rows, given, '/v1/disputes');
    },
  },
  { method: 'GET', path: '/v1/disputes/:id', run: (world, { ids: [id = ''] }) => world.get('dispute', id) },
  {
    method: 'POST', path: '/v1/disputes/:id',
    run(world, { ids: [id = ''], given }) {
      const before = world.get('dispute', id);
      const words = given.inside('evidence')?.text('uncategorized_text') ?? '';
      given.flag('submit');
      given.refuseUnknown();
      if (before.status !== 'needs_response') throw invalid('This dispute is already closed', 'dispute');
      const said = world.store.put('dispute', { ...before, evidence: { ...before.evidence, uncategorized_text: words } });
      return words in WORDS ? endDispute(world, said, WORDS[words as keyof typeof WORDS]) : said;
    },
  },
  {
    method: 'POST', path: '/v1/disputes/:id/close',
    run(world, { ids: [id = ''] }) {
      const before = world.get('dispute', id);
      if (before.status !== 'needs_response') throw invalid('This dispute is already closed', 'dispute');
      return endDispute(world, before, 'lost');
    },
  },
];
