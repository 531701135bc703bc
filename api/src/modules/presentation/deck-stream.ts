import type { Block, DeckOp } from '@heartwood/contract/deck';
import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { companyTopic } from '../company';
import { requireViewer, type Person } from '../identity';
import { placeTopic, type Place } from '../presence';
import { deckTopic, type DeckNotice } from './deck-event';
import { noDeck } from './presentation.policy';
import { deckOf, DECK_VISITORS, ONE_PRESENTATION, PATCHES_SINCE, type OnePresentation } from './presentation.queries';
import type { DeckStep, DeckVisitor, Presentation } from './presentation-types';
import { readOne, readingOf, viewPresentation } from './read-presentation';
import type { Hidden } from './withheld';
import { WithheldBlocks } from './withheld-blocks';
import { signedBlock, signedSlide } from './signed-deck';

interface Listening { id: string; after: number | null }
interface Patch { patchId: string; revision: number; ops: readonly DeckOp[]; by: Person | null }
interface Whole { presentation: Presentation; hidden: Hidden }

const NOTHING = { patchId: null, by: null, ops: [], people: null, presentation: null } as const;
/** Steps of the company after which somebody may see less or more of a deck, or nothing. */
const RIGHTS: readonly unknown[] = ['VISIBILITY_CHANGED', 'ASSIGNMENT_CHANGED', 'TEAM_CHANGED', 'COMPANY_REMOVED'];
/** Who has missed more reads the deck anew. */
const MOST_PATCHES = 500;

/** Live from its first step on, for as long as the viewer is a member. Throws FORBIDDEN. */
export async function openDeckStream(context: Context, { id, after }: Listening): Promise<AsyncIterableIterator<DeckStep>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, deckTopic(id));
  const place: Place = { kind: 'presentation', subject: id };
  await queue.open(context.bus, placeTopic(place));
  try {
    const whole = await readWhole(context, id, userId);
    if (!whole) throw noDeck();
    await queue.open(context.bus, companyTopic(whole.presentation.companyId));
    return leavable(new DeckReader(context, place, userId, queue).steps(whole, after), queue);
  } catch (error) {
    queue.close();
    throw error;
  }
}

async function readWhole(context: Context, id: string, userId: string): Promise<Whole | null> {
  const [found] = await context.db.read<{ data: OnePresentation }>(ONE_PRESENTATION, [id, userId]);
  if (!found?.data.deck) return null;
  const { row, deck, hidden } = found.data;
  const reading = readingOf(found.data, userId, context.now());
  return { presentation: viewPresentation(context, row, reading, deckOf(deck)), hidden: new Set(hidden) };
}

class DeckReader {
  private last = 0;
  private withheld = new WithheldBlocks();
  private told = '';

  constructor(
    private readonly context: Context, private readonly place: Place, private readonly userId: string, private readonly queue: NoticeQueue,
  ) {}

  async* steps(whole: Whole, after: number | null): AsyncGenerator<DeckStep, void> {
    const leave = await this.context.places.stand(this.place, this.userId);
    try {
      yield* this.begin(whole, after);
      yield* this.people();
      for (;;) {
        const notice = await this.queue.next();
        if (notice === null) return;
        const { deck } = notice as unknown as Partial<DeckNotice>;
        if (deck === 'patched') yield* this.patches();
        else if (deck === 'comments') yield this.step('COMMENTS', {});
        else if (deck === 'changed' || RIGHTS.includes(notice.type)) yield* this.anew('CHANGED');
        else if (notice.type === undefined) yield* this.people();
        if (this.last < 0) return;
      }
    } finally {
      leave();
      this.queue.close();
    }
  }

  private async* begin(whole: Whole, after: number | null): AsyncGenerator<DeckStep> {
    this.withheld = new WithheldBlocks(whole);
    const { revision } = whole.presentation;
    if (after !== null && after <= revision && whole.hidden.size === 0) {
      const missed = await this.since(after);
      if (isWithoutGap(missed, after, revision)) {
        this.last = after;
        yield* this.tell(missed);
        return;
      }
    }
    this.last = revision;
    yield this.step('HELLO', { presentation: whole.presentation });
  }

  /**
   * What came since the last step; where it cannot be told in steps, the deck. Who is kept from a module is told what they may read of it.
   */
  private async* patches(): AsyncGenerator<DeckStep> {
    const missed = await this.since(this.last);
    const isWhole = missed.length === 0 || isWithoutGap(missed, this.last, missed.at(-1)?.revision ?? 0);
    const told = isWhole ? this.withheld.patchesWithout(missed) : null;
    if (told === null) yield* this.anew('CHANGED');
    else yield* this.tell(told);
  }

  private* tell(patches: readonly Patch[]): Generator<DeckStep> {
    for (const { revision, ops, patchId, by } of patches) {
      this.last = revision;
      yield this.step('PATCH', { patchId, by, ops: ops.map((op) => signedOp(this.context, op)) });
    }
  }

  private async* anew(type: 'CHANGED'): AsyncGenerator<DeckStep> {
    const whole = await readWhole(this.context, this.place.subject, this.userId);
    if (!whole) {
      yield this.step('GONE', {});
      this.last = -1;
      return;
    }
    this.withheld = new WithheldBlocks(whole);
    this.last = whole.presentation.revision;
    yield this.step(type, { presentation: whole.presentation });
  }

  private async* people(): AsyncGenerator<DeckStep> {
    const rows = await this.context.db.read<{ data: { person: Person; spot: string | null } }>(DECK_VISITORS, [this.place.subject]);
    const people = rows.map(({ data: { person, spot } }): DeckVisitor => {
      const [slideId = null, blockId = null] = spot?.split('/') ?? [];
      return { person, slideId: slideId || null, blockId: blockId || null };
    });
    const told = JSON.stringify(people.map(({ person, slideId, blockId }) => [person.id, slideId, blockId]));
    if (told === this.told) return;
    this.told = told;
    yield this.step('PEOPLE', { people });
  }

  private since(revision: number): Promise<Patch[]> {
    return this.context.db.read<Patch>(PATCHES_SINCE, [this.place.subject, revision, MOST_PATCHES]);
  }

  private step(type: DeckStep['type'], more: Partial<DeckStep>): DeckStep {
    return { ...NOTHING, type, revision: this.last, ...more };
  }
}

/** Each revision between the two is there; what changed otherwise than by a patch has none. */
function isWithoutGap(patches: readonly Patch[], after: number, upTo: number): boolean {
  return patches.length === upTo - after && patches.every(({ revision }, at) => revision === after + 1 + at);
}

function signedOp(context: Context, op: DeckOp): DeckOp {
  if (op.op === 'add-slide') return { ...op, slide: signedSlide(context, op.slide) };
  if (op.op === 'add-block') return { ...op, block: signedBlock(context, op.block) };
  if (op.op !== 'set-block') return op;
  const { address, items, people } = op.set;
  const kind = typeof address === 'string' ? 'image' : items ? 'logos' : people ? 'team' : null;
  return kind === null
    ? op
    : { ...op, set: (({ kind: _, ...set }) => set)(signedBlock(context, { ...op.set, kind } as unknown as Block)) as never };
}

const ID = /^[A-Za-z0-9_-]{8,36}$/;

interface Spot { presentationId: string; slideId?: string | null | undefined; blockId?: string | null | undefined }

/** Says to who listens where the viewer is; false for outsiders. Throws INVALID. */
export async function standOnSlide(context: Context, { presentationId, slideId, blockId }: Spot): Promise<boolean> {
  const { userId } = requireViewer(context);
  for (const id of [slideId, blockId]) if (id != null && !ID.test(id)) throw invalid('slideId', 'This is no slide.');
  if (!await readOne(context, { id: presentationId, userId, withDeck: false })) return false;
  const spot = slideId == null ? null : [slideId, ...(blockId == null ? [] : [blockId])].join('/');
  await context.places.move({ kind: 'presentation', subject: presentationId }, userId, spot);
  return true;
}
