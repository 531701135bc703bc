import { affiliateCode, coupon } from '../modules/affiliate/affiliate.table';
import { buildCompany } from '../testing/builders';
import { happen } from '../testing/money/acts';
import { disagreements } from '../testing/money/agreement';
import { MoneyHistory, type Referrer } from '../testing/money/history';
import { numbersOf } from '../testing/money/random';
import { openMoneyStage, type Stage } from '../testing/money/stage';

/** `npm run soak -- money` plays them all, with a seed of its own; the gate a share, the same each time. */
const { SOAK_SEED } = process.env;
const HISTORIES = SOAK_SEED === undefined ? 25 : 10_000;
/** So long a soak goes on at most; it says how many histories that were. */
const MOST_MINUTES = Number(process.env.SOAK_MINUTES ?? 45);

describe('random histories of money', () => {
  let stage: Stage;
  let referrer: Referrer;
  beforeAll(async () => {
    stage = await openMoneyStage();
    const owner = await stage.server.signIn();
    const { id: companyId } = await buildCompany(stage.server, owner.userId, { name: 'Kilo Robotics', affiliateStatus: 'AFFILIATE' });
    referrer = { companyId, link: 'LOOP26', coupon: 'LOOP20' };
    await stage.server.db.orm.insert(affiliateCode).values([
      { code: 'LOOP26', companyId, kind: 'LINK' }, { code: 'LOOP20', companyId, kind: 'COUPON' },
    ]);
    await stage.server.db.orm.insert(coupon).values({
      code: 'LOOP20', companyId, discount: 20, commission: 10, status: 'ACTIVE', createdAt: new Date(),
    });
  }, 120_000);
  afterAll(() => stage.close());

  test('end with our state, our ledger and the provider agreed, whatever was lost, doubled, forged or killed', async () => {
    const random = numbersOf(Number(SOAK_SEED ?? 16));
    const until = Date.now() + MOST_MINUTES * 60_000;
    let played = 0;
    let happened = 0;
    for (; played < HISTORIES && Date.now() < until; played += 1) {
      // Each by a seed of its own, so that a wrong one can be played alone.
      const seed = Math.floor(random() * 2 ** 32);
      const history = await MoneyHistory.begin(stage, numbersOf(seed), referrer);
      const length = 4 + history.choices.below(10);
      try {
        for (let step = 0; step < length; step += 1) await happen(history, step === 0);
        happened += length;
        await history.end();
        const wrong = await disagreements(history);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      } catch (error) {
        const { message, stack } = error as Error;
        throw new Error(`History ${played}, seed ${seed}: ${message}\n\nWhat happened:\n${history.told.join('\n')}\n${stack ?? ''}`, {
          cause: error,
        });
      }
      await stage.clear([history.companyId]);
    }
    if (SOAK_SEED !== undefined) {
      const { kills, losses } = stage.cuts;
      process.stdout.write(`${played} histories of ${happened} acts, ${kills} kills, ${losses} lost answers\n`);
    }
    expect(played).toBeGreaterThan(0);
  }, (MOST_MINUTES + 5) * 60_000);
});
