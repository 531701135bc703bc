import { createDraftDesk, shownText, type Autosave, type SaveOutcome, type ServerText } from '@heartwood/client-kit/drafts';
import type { Drafts } from '@heartwood/contract';
import { createFakeShell } from '@heartwood/contract/fake-shell';
import { keyOfBlock, plainText, type RichTextElement, type RichTextValue } from '@heartwood/contract/text';
import { adopt } from '@heartwood/client-kit/drafts';

/** `npm run soak -- notes` gives a seed and is the whole of it; the gate runs a share, with the same numbers each time. */
const SEED = process.env['SOAK_SEED'];
const RUNS = SEED === undefined ? 60 : 1000;
const STEPS = 40;
const NOTE = 'note';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function dice(seed: number) {
  let state = seed % 2_147_483_647 || 1;
  return (below: number) => {
    state = state * 48_271 % 2_147_483_647;
    return state % below;
  };
}

const paragraph = (text: string): RichTextElement => ({ type: 'paragraph', children: [{ text }] });
const same = (a: RichTextValue, b: RichTextValue) => a.map(keyOfBlock).join() === b.map(keyOfBlock).join();

/** What all tabs of a device keep, which outlives them. */
function createDevice(): Drafts {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** A server that takes a text which began with its own, and nothing older. */
function createServer() {
  let now: ServerText = { text: [paragraph('')], revision: 0, by: null, at: null };
  return {
    get now() { return now; },
    take(text: RichTextValue, baseRevision: number): SaveOutcome {
      if (!same(text, now.text)) {
        if (baseRevision < now.revision) return { kind: 'conflict', server: now };
        now = { ...now, text, revision: now.revision + 1 };
      }
      return { kind: 'saved', revision: now.revision, at: '2026-05-12T09:41:00Z' };
    },
  };
}

interface Tab { name: string; drafts: Drafts; autosave: Autosave; isDead: boolean; line: 'there' | 'away' | 'loses answers' }

function openTab(name: string, drafts: Drafts, server: ReturnType<typeof createServer>): Tab {
  const tab = { name: `note:${NOTE}:${name}`, isDead: false, line: 'there' } as Tab;
  // Who was killed writes nothing more, not even on the device.
  tab.drafts = { ...drafts, set: (key, text) => { if (!tab.isDead) drafts.set(key, text); } };
  const { events } = createFakeShell();
  const desk = createDraftDesk<typeof NOTE>({
    shell: { drafts: tab.drafts, events }, nameOf: () => tab.name, keepsBoth: true,
    save: (_key, text, baseRevision) => new Promise((resolve) => {
      setTimeout(() => {
        if (tab.isDead || tab.line === 'away') resolve({ kind: 'unreachable' });
        else if (tab.line === 'there') resolve(server.take(text, baseRevision));
        else {
          server.take(text, baseRevision);
          resolve({ kind: 'unreachable' });
        }
      }, 50);
    }),
  });
  tab.autosave = desk.of({ key: NOTE, server: server.now, savedAt: null });
  return tab;
}

async function history(seed: number): Promise<{ typed: string[]; left: string }> {
  const roll = dice(seed);
  const device = createDevice();
  const server = createServer();
  const typed: string[] = [];
  let tabs = [openTab('0', device, server), openTab('1', device, server)];
  const revive = (name: string) => {
    const fresh = openTab(name, device, server);
    const alive = tabs.filter(({ isDead }) => !isDead).map((tab) => tab.name);
    for (const left of device.keys('note:')) if (!alive.includes(left) && left !== fresh.name) adopt(fresh.drafts, left, fresh.autosave);
    tabs = [...tabs.filter(({ isDead }) => !isDead), fresh];
  };
  const type = ({ autosave }: Tab) => {
    const over = shownText(autosave.$state.getState());
    const word = `w${typed.length}x`;
    typed.push(word);
    const at = roll(over.length);
    const said = plainText([over[at] ?? paragraph('')]);
    const cut = roll(said.length + 1);
    const block = roll(3) === 0 ? null : paragraph(`${said.slice(0, cut)} ${word} ${said.slice(cut)}`);
    // A word is put between others, or a block before another.
    const intact = block === null || typed.slice(0, -1).some((known) => said.includes(known) && !plainText([block]).includes(known));
    const text = intact ? [...over.slice(0, at), paragraph(word), ...over.slice(at)] : [...over.slice(0, at), block, ...over.slice(at + 1)];
    autosave.happened({ type: 'typed', text, over });
  };
  for (let step = 0; step < STEPS; step += 1) {
    const tab = tabs[roll(tabs.length)] as Tab;
    const what = roll(10);
    if (what < 5) type(tab);
    else if (what === 5) tab.line = (['there', 'away', 'loses answers'] as const)[roll(3)] ?? 'there';
    else if (what === 6) tab.autosave.happened({ type: 'serverSaid', server: server.now });
    else if (what === 7 && roll(2) === 0) {
      tab.isDead = true;
      tab.autosave.stop();
      revive(`${step + 2}`);
    } else await jest.advanceTimersByTimeAsync(roll(1200));
  }
  for (const tab of tabs) tab.line = 'there';
  for (let round = 0; round < 12; round += 1) await jest.advanceTimersByTimeAsync(6000);
  tabs.forEach(({ autosave }) => autosave.stop());
  return { typed, left: plainText(server.now.text) };
}

test('no word is lost, whatever two tabs write, lose the line for, and are killed with', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const seed = Number(SEED ?? 1) + run * 7919;
    const { typed, left } = await history(seed);
    expect({ seed, lost: typed.filter((word) => !left.includes(word)) }).toEqual({ seed, lost: [] });
  }
}, SEED === undefined ? 30_000 : 600_000);
