import type { Block, Deck, DeckType, PlanFact } from '@heartwood/contract/deck';
import { foldText } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { bound } from '../../db/bound';
import { composeFacts } from './facts';
import { DECK_FACTS, DECK_FACTS_KEYS, sourceForAll, type DeckFacts } from './plan-source';
import { presentation } from './presentation.table';
import { bindingTo, fillTemplate, TEMPLATES } from './templates';
import { themeIdOf } from './themes-of-decks';
import { partsOf } from './write-deck';

export interface DemoPresentation {
  id: string;
  title: string;
  type: DeckType;
  /** Whose template it was made of, where that is another type's. */
  template?: DeckType;
  theme: string;
  by: string;
  editedDaysAgo: number;
  /** Made in a company's own words after the template was filled. */
  written?(deck: Deck, bound: BoundContent): Deck;
  /** What the plan said when the deck was made, by the path of the fact: so it is stale. */
  said?: Readonly<Record<string, string>>;
  /** Facts whose words were kept as they were. */
  kept?: readonly string[];
}

/** What a fact says, for a block that is bound to it. */
export type BoundContent = (path: string) => Partial<Block> & Pick<Block, 'bindings'>;

/** Decks of the demo, filled from the plan that stands there; what the plan said otherwise then is stale now. */
export async function writeDemoPresentations(
  tx: Db, { companyId, decks, now }: { companyId: string; decks: readonly DemoPresentation[]; now: Date },
): Promise<void> {
  const answer = await tx.execute(bound(DECK_FACTS.text, [companyId, `{${DECK_FACTS_KEYS.join()}}`]));
  const [found] = (answer as unknown as { rows: { data: DeckFacts }[] }).rows;
  if (!found) return;
  const facts = composeFacts(sourceForAll(found.data));
  for (const {
    id, title, type, theme, by, editedDaysAgo, template = type, written = (deck: Deck) => deck, said = {}, kept = [],
  } of decks) {
    const at = daysFrom(now, -editedDaysAgo);
    const of = TEMPLATES.find((each) => each.type === template);
    if (!of) continue;
    const then = facts.map((fact) => asSaid(fact, said[fact.path]));
    const boundTo: BoundContent = (path) => {
      const fact = then.find((each) => each.path === path);
      return fact ? { ...fact.content, bindings: [bindingTo(fact, at.toISOString())] } : { bindings: [] };
    };
    const deck = withKept(written(fillTemplate(of, then, at).data, boundTo), kept);
    await tx.insert(presentation).values({
      id, companyId, type, title, searchText: foldText(title), themeId: themeIdOf(theme), ...partsOf(deck),
      createdBy: by, createdAt: daysFrom(at, -6), updatedBy: by, updatedAt: at,
    });
  }
}

const asSaid = (fact: PlanFact, words: string | undefined): PlanFact => (
  words === undefined ? fact : { ...fact, words, digest: `was ${fact.digest}`.slice(0, 22) }
);

const withKept = (deck: Deck, kept: readonly string[]): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => ({
    ...slide,
    blocks: slide.blocks.map((block) => ({
      ...block, bindings: block.bindings.map((binding) => (kept.includes(binding.path) ? { ...binding, mode: 'KEPT' as const } : binding)),
    })),
  })),
});
