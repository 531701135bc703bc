import type { ModuleKey } from '@heartwood/contract/domain';
import { moduleClaim, claimedOf, claimedTogether, readerMark, type Claimed } from '@heartwood/contract/domain';
import { isBlank, plainText } from '@heartwood/contract/text';
import { CHANNELS, COSTS, CUSTOMERS, KEY_ACTIVITIES, KEY_PARTNERS, KEY_RESOURCES, REVENUES } from '../business-model';
import { COMPANY_PROFILE_SQL, type Company } from '../company';
import { COMPETITORS } from '../competition';
import { CLAIMS, type Claim } from '../evidence';
import { COMPANY_SDGS, FOUNDATION_ITEMS } from '../foundation';
import { ALL_KEYS, doneCount, EVIDENCE, planStatement, viewGrowth, type Evidence, type ModuleRow, type RowFacts } from '../growth';
import type { Person } from '../identity';
import { MARKET_CUSTOMERS } from '../market-potential';
import { planGoalsSql, type Goal } from '../timeline';

/** Rows that slides can show. */
export const DECK_KINDS = [
  FOUNDATION_ITEMS.rows, COMPANY_SDGS, REVENUES.rows, COSTS.rows, KEY_PARTNERS.rows, KEY_ACTIVITIES.rows, KEY_RESOURCES.rows, CHANNELS.rows,
  CUSTOMERS.rows, COMPETITORS.rows, MARKET_CUSTOMERS.rows, EVIDENCE.rows, CLAIMS,
];
const MOST_GOALS = 50;

export interface DeckFacts extends RowFacts { rows: RowFacts['rows'] & { company: Company; milestones: Goal[] } }

export const DECK_LISTS = {
  company: () => `json_build_object(${COMPANY_PROFILE_SQL})`,
  milestones: (company: string) => planGoalsSql(company, MOST_GOALS),
};

/** What slides can say of a company: the facts of its pitch, with all of its canvas. $1 company, $2 keys of its modules. */
export const DECK_FACTS = planStatement('deck-facts', DECK_KINDS, DECK_LISTS);

export const DECK_FACTS_KEYS = ALL_KEYS;

export interface Face { person: Person; position: string }

/** What a plan says, as far as its reader may know it. */
export class PlanSource {
  constructor(readonly facts: DeckFacts, readonly sees: (key: ModuleKey) => boolean) {}

  get company(): Company {
    return this.facts.rows.company;
  }

  /** So many of the 28 modules are done; the company's own ring says it to everybody. */
  get done(): number {
    return doneCount(this.facts.level);
  }

  /** Rows of modules that are seen. */
  rows<Row extends ModuleRow>(list: string): Row[] {
    return ((this.facts.rows[list] ?? []) as readonly Row[]).filter(({ key }) => this.sees(key));
  }

  /** What a module says in words, in one line; null where it says nothing, or not to this reader. */
  text(key: ModuleKey): string | null {
    const row = this.content(key);
    if (!this.sees(key) || !row?.description || isBlank(row.description)) return null;
    return shortened(plainText(row.description));
  }

  goals(isAchieved: boolean): Goal[] {
    const all = this.facts.rows.milestones.filter(({ status }) => (status === 'ACHIEVED') === isAchieved);
    return this.sees(isAchieved ? 'traction' : 'marketGoals') ? all : [];
  }

  /** The owner, who has no seat, then whoever has accepted one. */
  team(): Face[] {
    if (!this.sees('team')) return [];
    const { owner, roster } = this.facts;
    return [
      { person: owner, position: 'Founder' },
      ...roster.flatMap(({ user, position }) => (user ? [{ person: user, position }] : [])),
    ];
  }

  /** What a module says as a whole is founded on. */
  mark(key: ModuleKey): string {
    const row = this.content(key);
    return readerMark(moduleClaim(this.sources(), {
      key, assumption: row?.assumption ?? null, assumptionData: row?.assumptionData ?? null,
    }));
  }

  /** What rows of a module are founded on together. */
  markOf(key: ModuleKey, rows: readonly { id: string }[]): string {
    const claimed: Claimed[] = rows.map(({ id }) => claimedOf(this.sources(), { key, rowId: id, field: null }));
    return readerMark(claimedTogether(claimed));
  }

  changed(key: ModuleKey): { at: string | null; by: string | null } {
    const row = this.content(key);
    return { at: row?.updatedAt ?? null, by: row?.updatedBy ? row.updatedBy.firstname : null };
  }

  private content(key: ModuleKey) {
    return this.facts.content?.rows.find((each) => each.key === key);
  }

  private sources() {
    return { evidence: this.rows<Evidence>('evidence'), claims: this.rows<Claim>('claims') };
  }
}

const MOST_CHARACTERS = 1000;

/** In one line, cut after a word where it is too long for a slide. */
export function shortened(text: string, most = MOST_CHARACTERS): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most - 1))}…`;
}

/** Null for outsiders. */
export function sourceFor(facts: DeckFacts, viewerId: string, now: Date): PlanSource | null {
  const view = viewGrowth(facts, viewerId, now);
  return view && new PlanSource(facts, (key) => view.reader.sees(key));
}

/** For strangers: a module with a list of who sees it is in no deck of theirs, whoever shares it. */
export function sourceForAll(facts: DeckFacts): PlanSource {
  const kept = new Set<string>(facts.visibilities.map(([key]) => key));
  return new PlanSource(facts, (key) => !kept.has(key));
}
