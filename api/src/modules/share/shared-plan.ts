import { createHash } from 'node:crypto';
import {
  claimedOf, claimedTogether, isMarked, moduleClaim, MODULES, modulesOfSection, SHARE_SECTIONS,
  type ClaimStatus, type Claimed, type EvidenceKind, type EvidenceStrength, type ModuleKey, type ShareSection,
} from '@heartwood/contract/domain';
import { countedRows, marketSizes } from '@heartwood/contract/numbers';
import { isBlank } from '@heartwood/contract/text';
import { doneCount, isModuleDone, type ModuleRow } from '../growth';
import type { KeyPartner, Revenue } from '../business-model';
import type { Competitor } from '../competition';
import type { Claim } from '../evidence';
import type { CompanySdg, FoundationItem } from '../foundation';
import type { Evidence } from '../growth';
import type { MarketCustomer } from '../market-potential';
import { TEXT_KEYS, type OpenLink, type SharedFacts, type SharedPhase } from './share.queries';

/** What a figure or a sentence is founded on, with the newest source in words; none: it is an assumption. */
export interface SharedSource {
  status: ClaimStatus | null;
  strength: EvidenceStrength;
  count: number;
  newest: { kind: EvidenceKind; date: string; note: string; link: string | null } | null;
}

export interface SharedText { key: ModuleKey; description: unknown[]; source: SharedSource | null }
export interface SharedMarket { key: ModuleKey; value: string; currency: string; source: SharedSource }
export interface SharedGoal { title: string; isAchieved: boolean; day: string | null; color: string | null }
export interface SharedFace {
  id: string; firstname: string; lastname: string; profilePhoto: string | null; position: string; isAdvisory: boolean;
}

/** What sections bring: each its own, and nothing of the others. */
export interface SharedContent {
  done: number | null;
  doneModules: ModuleKey[];
  elevatorPitch: string | null;
  city: string | null;
  country: string | null;
  size: string | null;
  texts: SharedText[];
  markets: SharedMarket[];
  takeaway: { text: string; source: SharedSource } | null;
  prices: Pick<Revenue, 'type' | 'value' | 'currency' | 'frequency' | 'unit'>[];
  pricesSource: SharedSource | null;
  partners: string[];
  partnersSource: SharedSource | null;
  goals: SharedGoal[];
  team: SharedFace[];
  habits: Pick<FoundationItem, 'label' | 'description'>[];
  sdgs: number[];
  phases: SharedPhase[];
}

/** A company as one link shows it. */
export interface SharedPlan extends SharedContent {
  companyId: string;
  name: string;
  logo: string | null;
  oneLine: string | null;
  /** Ids of the contract's SECTORS. */
  sectors: readonly string[];
  stageId: number | null;
  sharedBy: Omit<SharedFace, 'position' | 'isAdvisory'> | null;
  sharedAt: string;
  /** With which whoever starts a plan of their own comes by this company, if it refers others. */
  referralCode: string | null;
  /** Those that have something to show. */
  sections: ShareSection[];
  /** Of each of them, a digest of what it shows. */
  digests: Record<string, string>;
}

const NOTHING: SharedContent = {
  done: null, doneModules: [], elevatorPitch: null, city: null, country: null, size: null, texts: [], markets: [], takeaway: null,
  prices: [],
  pricesSource: null, partners: [], partnersSource: null, goals: [], team: [], habits: [], sdgs: [], phases: [],
};

/** Goals that were achieved, the last ones, and those ahead, the next ones. */
const MOST_GOALS = { achieved: 4, ahead: 6 };

/**
 * What this link shows of these facts: what its sections say of modules that the whole team sees. Each section is made by itself, so
 * that what a link does not allow is not made at all.
 */
export function composeSharedPlan(facts: SharedFacts, link: OpenLink): SharedPlan {
  const source = new Source(facts);
  const { company } = facts.rows;
  let content = NOTHING;
  const sections: ShareSection[] = [];
  const digests: Record<string, string> = {};
  for (const section of SHARE_SECTIONS.filter((each) => link.sections.includes(each))) {
    const part = MAKE[section](source);
    if (!Object.values(part).some(isSomething)) continue;
    content = joined(content, part);
    sections.push(section);
    digests[section] = createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 22);
  }
  const { sharedBy } = link;
  return {
    ...content, sections, digests,
    companyId: link.companyId, name: company.name, logo: company.logo, oneLine: company.oneLine,
    sectors: source.shows('businessSectors') ? company.sectors : [],
    stageId: source.shows('businessStage') ? company.stageId : null,
    sharedBy: sharedBy && {
      id: sharedBy.id, firstname: sharedBy.firstname, lastname: sharedBy.lastname, profilePhoto: sharedBy.profilePhoto,
    },
    sharedAt: link.createdAt,
    referralCode: link.referralCode,
  };
}

const isSomething = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined);

/** Lists of several sections stand one behind the other. */
function joined(content: SharedContent, part: Partial<SharedContent>): SharedContent {
  return { ...content, ...part, texts: [...content.texts, ...part.texts ?? []] };
}

/** The facts, as far as the whole team may know them. */
class Source {
  private readonly kept: ReadonlySet<string>;

  constructor(readonly facts: SharedFacts) {
    this.kept = new Set(facts.visibilities.map(([key]) => key));
  }

  /** A module with a list of who sees it is in no link, whoever made it. */
  shows(key: ModuleKey): boolean {
    return !this.kept.has(key);
  }

  /** Rows of modules that are shown. */
  rows<Row extends ModuleRow>(list: string): Row[] {
    return ((this.facts.rows[list] ?? []) as readonly Row[]).filter(({ key }) => this.shows(key));
  }

  text(key: ModuleKey): SharedText[] {
    const row = this.shows(key) && TEXT_KEYS.includes(key) ? this.facts.content?.rows.find((each) => each.key === key) : undefined;
    if (!row?.description || isBlank(row.description)) return [];
    const claimed = moduleClaim(this.sources(), { key, assumption: row.assumption, assumptionData: row.assumptionData });
    return [{ key, description: row.description, source: isMarked(key, claimed) ? sourceOf(claimed) : null }];
  }

  /** What rows of a module are founded on together. */
  founded(key: ModuleKey, rows: readonly { id: string }[]): SharedSource {
    return sourceOf(claimedTogether(rows.map(({ id }) => claimedOf(this.sources(), { key, rowId: id, field: null }))));
  }

  private sources() {
    return { evidence: this.rows<Evidence>('evidence'), claims: this.rows<Claim>('claims') };
  }
}

function sourceOf({ status, strength, count, evidence: [newest] }: Claimed): SharedSource {
  const quoted = newest && { kind: newest.kind, date: newest.date, note: newest.note, link: newest.link };
  return { status, strength, count, newest: quoted ?? null };
}

type Part = Partial<SharedContent>;

const MAKE: Record<ShareSection, (source: Source) => Part> = {
  level: ({ facts }) => ({
    done: doneCount(facts.level), doneModules: MODULES.flatMap(({ key }) => (isDoneForAll(facts, key) ? [key] : [])),
  }),
  pitch: ({ facts: { rows: { company } } }) => ({
    elevatorPitch: company.elevatorPitch?.trim() || null, city: company.city, country: company.country, size: company.size,
  }),
  problem: textsOf('problem'),
  solution: textsOf('solution'),
  market: (source) => ({ markets: marketsOf(source), ...textsOf('market')(source) }),
  competition: (source) => ({ ...textsOf('competition')(source), takeaway: takeawayOf(source) }),
  businessModel: (source) => ({ ...textsOf('businessModel')(source), ...pricesOf(source), ...partnersOf(source) }),
  goals: (source) => ({ goals: goalsOf(source) }),
  team: (source) => ({ team: source.shows('team') ? facesOf(source.facts) : [] }),
  visionAndBelief: textsOf('visionAndBelief'),
  culture: (source) => ({
    ...textsOf('culture')(source),
    habits: source.rows<FoundationItem>('items').filter(({ key }) => key === 'culture')
      .map(({ label, description }) => ({ label, description })),
  }),
  sdgs: (source) => ({ sdgs: source.shows('sdgs') ? source.rows<CompanySdg>('sdgs').map(({ sdgId }) => sdgId) : [] }),
  timeline: ({ facts }) => ({ phases: facts.rows.phases }),
};

function textsOf(section: ShareSection): (source: Source) => Part {
  return (source) => ({ texts: modulesOfSection(section).flatMap((key) => source.text(key)) });
}

/** Of a module that part of the team is kept from, strangers are not told that it is done. */
function isDoneForAll({ level, visibilities }: SharedFacts, key: ModuleKey): boolean {
  return isModuleDone(key, level) && !visibilities.some(([kept]) => kept === key);
}

/** What a market is worth, in the currency of most of its rows: nothing is converted. Who pays what stays in the plan. */
function marketsOf(source: Source): SharedMarket[] {
  return (['tam', 'sam', 'som'] as const).flatMap((key) => {
    const rows = source.rows<MarketCustomer>('marketCustomers').filter((row) => row.key === key);
    const [size] = marketSizes(rows);
    if (!size) return [];
    const counted = countedRows(rows.filter(({ currency }) => currency === size.currency));
    return [{ key, value: size.value, currency: size.currency, source: source.founded(key, counted) }];
  });
}

function takeawayOf(source: Source): SharedContent['takeaway'] {
  const own = source.rows<Competitor>('competitors').filter(({ isSelf }) => isSelf);
  const text = own[0]?.keyTakeaway?.trim();
  return text ? { text, source: source.founded('comparison', own) } : null;
}

function pricesOf(source: Source): Part {
  const rows = source.rows<Revenue>('revenues');
  if (rows.length === 0) return {};
  const prices = rows.map(({ type, value, currency, frequency, unit }) => ({ type, value, currency, frequency, unit }));
  return { prices, pricesSource: source.founded('revenue', rows) };
}

function partnersOf(source: Source): Part {
  const rows = source.rows<KeyPartner>('keyPartners');
  return rows.length === 0 ? {} : { partners: rows.map(({ name }) => name), partnersSource: source.founded('keyPartners', rows) };
}

function goalsOf(source: Source): SharedGoal[] {
  const all = source.facts.rows.milestones.map(({ title, status, date, dateAchieved, color }) => {
    const isAchieved = status === 'ACHIEVED';
    return { title, isAchieved, day: isAchieved ? dateAchieved : date, color };
  });
  return [
    ...(source.shows('traction') ? all.filter(({ isAchieved }) => isAchieved).slice(-MOST_GOALS.achieved) : []),
    ...(source.shows('marketGoals') ? all.filter(({ isAchieved }) => !isAchieved).slice(0, MOST_GOALS.ahead) : []),
  ];
}

/** The owner, who has no seat, then whoever has accepted one. */
function facesOf({ owner, roster }: SharedFacts): SharedFace[] {
  const members = roster.flatMap(({ user, position, isAdvisory }) => (user ? [{ user, position, isAdvisory }] : []));
  return [{ user: owner, position: 'Founder', isAdvisory: false }, ...members].map(({ user, position, isAdvisory }) => ({
    id: user.id, firstname: user.firstname, lastname: user.lastname, profilePhoto: user.profilePhoto, position, isAdvisory,
  }));
}
