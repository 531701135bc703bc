import { rounds, soakRandom } from '../../tools/src/soak/soak.mjs';
import { ChatWorld } from '../server/chat-world.mjs';

const cuts = rounds(200, 30);
const people = 6;
const random = soakRandom();

let world: ChatWorld;

beforeAll(async () => { world = await ChatWorld.start({ processes: 3, people }); }, 180_000);
afterAll(() => world.end(), 60_000);

/** One thing goes wrong; resolves when whoever broke it has put it back. */
async function cutSomething(): Promise<void> {
  const chance = random();
  const member = world.members[Math.floor(random() * people)];
  if (chance < 0.5) return member?.cut();
  if (chance < 0.9) return member?.goOffline(50 + random() * 400);
  const process = world.processes[Math.floor(random() * world.processes.length)];
  await process?.end('SIGKILL');
  await process?.start();
}

test(`${cuts} random cuts: what was acknowledged is seen by each member, in order, nothing doubled`, async () => {
  await world.gather();
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = Promise.all(world.members.map(async (member, index) => {
    for (let count = 0; !isOver; count += 1) {
      acknowledged.push(await member.send(`${index}: ${count}`));
      await new Promise((resolve) => setTimeout(resolve, random() * 60));
    }
  }));
  for (let count = 0; count < cuts; count += 1) {
    await cutSomething();
    await new Promise((resolve) => setTimeout(resolve, 20 + random() * 60));
  }
  isOver = true;
  await writing;
  await world.until(() => world.members.every(({ seen }) => seen.length >= acknowledged.length));
  expect(acknowledged.length).toBeGreaterThan(cuts);
  for (const { seen, broken } of world.members) {
    expect(broken).toEqual([]);
    // A new channel begins with the lines that say who made it and who is in it.
    const first = seen[0]?.seq ?? 0;
    expect(seen.map(({ seq }) => seq)).toEqual(acknowledged.map((_id, index) => first + index));
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(acknowledged));
  }
}, 600_000);
