import { randomUUID } from 'node:crypto';
import { ApiClient } from '../server/api-client.mjs';
import { rounds, soakRandom } from '../../tools/src/soak/soak.mjs';
import { Product } from '../server/product.mjs';
import { WrittenDeck } from './deck-writer';

const kills = rounds(25, 5);
const writers = 4;
const slideWriters = 2;

interface Attempts {
  /** Answered with success: must be there for ever. */
  acknowledged: Set<string>;
  /** Sent, and the process died before an answer came: may be there, once. */
  unanswered: Set<string>;
}

let product: Product;

beforeAll(async () => {
  product = await Product.start();
}, 180_000);

afterAll(() => product.remove());

test(`${kills} times kill -9 while writing: nothing acknowledged is lost, nothing is doubled, the folder always opens again`, async () => {
  const random = soakRandom();
  const attempts: Attempts = { acknowledged: new Set(), unanswered: new Set() };
  const before = new Set(await (await client()).visionComments());
  const deck = new WrittenDeck();
  const first = await signedIn();
  await deck.create(first.person, first.companyId, slideWriters);
  for (let round = 0; round < kills; round += 1) {
    const { person, companyId } = await signedIn();
    const already = attempts.acknowledged.size;
    const alreadyOfDeck = deck.acknowledged;
    const writing = Promise.all([
      deck.write(person), ...Array.from({ length: writers }, () => writeUntilItDies(person, companyId, attempts)),
    ]);
    await new Promise((resolve) => setTimeout(resolve, random() * 400));
    while (attempts.acknowledged.size < already + writers
      || deck.acknowledged < alreadyOfDeck + slideWriters) await new Promise((resolve) => setTimeout(resolve, 5));
    await product.kill();
    await writing;
    await product.start();
    await sendAgain(attempts);
    const again = (await signedIn()).person;
    await deck.sendAgain(again);
    const { is, shouldBe } = await deck.compare(again);
    expect(is).toEqual(shouldBe);
    const there = (await (await client()).visionComments()).filter((id) => !before.has(id));
    expect(new Set(there).size).toBe(there.length);
    expect([...attempts.acknowledged].filter((id) => !there.includes(id))).toEqual([]);
    expect(there.length).toBe(attempts.acknowledged.size);
  }
}, 600_000);

async function signedIn(): Promise<{ person: ApiClient; companyId: string }> {
  const person = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  return { person, companyId: await person.companyId() };
}

async function client(): Promise<{ visionComments(): Promise<string[]> }> {
  const { person, companyId } = await signedIn();
  return { visionComments: () => person.visionCommentIds(companyId) };
}

async function writeUntilItDies(person: ApiClient, companyId: string, { acknowledged, unanswered }: Attempts): Promise<void> {
  for (;;) {
    const id = randomUUID();
    unanswered.add(id);
    try {
      await person.addVisionComment(companyId, id);
    } catch {
      return;
    }
    unanswered.delete(id);
    acknowledged.add(id);
  }
}

/**
 * What a client does after an outage: the same command with the same id. It must end as one comment, whether or not the first try got
 * through.
 */
async function sendAgain({ acknowledged, unanswered }: Attempts): Promise<void> {
  const { person, companyId } = await signedIn();
  for (const id of unanswered) {
    await person.addVisionComment(companyId, id);
    acknowledged.add(id);
  }
  unanswered.clear();
}
