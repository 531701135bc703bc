import {
  CLAIM_STATUSES, EVIDENCE_KINDS, evidenceStrength, isSameClaim, STRENGTHS, type ClaimStatus, type ClaimSubject, type EvidenceKind,
  type EvidenceStrength,
} from './evidence';
import { moduleOf, type AreaKey, type ModuleKey } from './modules';

/** What is known of a claim. */
export interface Founded { status: ClaimStatus | null; strength: EvidenceStrength; count: number }

/** A piece of evidence, as far as it is quoted; `date` is `YYYY-MM-DD`. */
export interface Quoted extends ClaimSubject { kind: EvidenceKind; date: string; note: string; link: string | null }

/** What somebody found out about a plan, and what is thought of its claims. */
export interface Sources<Evidence extends Quoted = Quoted> {
  evidence: readonly Evidence[];
  claims: readonly (ClaimSubject & { status: ClaimStatus | null })[];
}

/** A claim with what somebody found out about it, the newest first. */
export interface Claimed<Evidence extends Quoted = Quoted> extends Founded { evidence: readonly Evidence[] }

/**
 * What is known of one claim of a plan.
 * @param said what the test card says of a module's assumption; of any other claim it is looked up
 */
export function claimedOf<Evidence extends Quoted>(
  { evidence, claims }: Sources<Evidence>, subject: ClaimSubject, said: ClaimStatus | null = null,
): Claimed<Evidence> {
  const own = evidence.filter((each) => isSameClaim(each, subject)).sort(newestFirst);
  const status = said ?? claims.find((each) => isSameClaim(each, subject))?.status ?? null;
  return { status, evidence: own, strength: evidenceStrength(own), count: own.length };
}

const newestFirst = (one: { date: string }, other: { date: string }) => other.date.localeCompare(one.date);

/** What a module says as a whole: its assumption, with the status of the test card. */
export function moduleClaim<Evidence extends Quoted>(
  sources: Sources<Evidence>,
  { key, assumption, assumptionData }: { key: ModuleKey; assumption: string | null; assumptionData: { status: ClaimStatus } | null },
): Claimed<Evidence> {
  return claimedOf(sources, { key, rowId: null, field: null }, assumption ? assumptionData?.status ?? 'TO_TEST' : null);
}

/** The mark of a claim: "Assumption" until somebody has looked, then what is thought of it and how many sources it has. */
export function sourceWords({ status, strength, count }: Founded): { text: string; spoken: string } {
  const sources = count === 0 ? null : `${count} ${count === 1 ? 'source' : 'sources'}`;
  const text = [statusWord(status), sources].filter(Boolean).join(' · ') || 'Assumption';
  return { text, spoken: wordOf(STRENGTHS, strength).toLowerCase() };
}

/** What stands in a pitch or an export counts: a status that nothing speaks for is still said to be an assumption. */
export function readerMark(founded: Founded): string {
  const { text } = sourceWords(founded);
  return founded.count > 0 || founded.status === null ? text : `Assumption · ${text}`;
}

/** So many are quoted, and the others counted. */
const MOST_QUOTED = 3;

/**
 * The mark with the sources themselves, for who reads the plan elsewhere: "True · 1 source. Paid, 2026-05-04: 43 grocers (https://…)".
 */
export function sourceLine(claimed: Claimed): string {
  const quoted = claimed.evidence.slice(0, MOST_QUOTED).map(({ kind, date, note, link }) => (
    `${kindWord(kind)}, ${date}: ${note.replaceAll(/\s+/g, ' ').trim()}${link === null ? '' : ` (${link})`}`));
  const rest = claimed.count - quoted.length;
  // A note may end a sentence by itself.
  return [readerMark(claimed), ...quoted, ...(rest > 0 ? [`And ${rest} more`] : [])].reduce((line, next) => (
    `${line}${/[.!?…]$/.test(line) ? '' : '.'} ${next}`
  ));
}

/** What several claims say together, as a total does: no more than the least of them, with the sources of all. */
export function claimedTogether<Evidence extends Quoted>(all: readonly Claimed<Evidence>[]): Claimed<Evidence> {
  const isBare = all.length === 0 || all.some(({ count }) => count === 0);
  const evidence = isBare ? [] : all.flatMap((each) => each.evidence).sort(newestFirst);
  const status = LEAST_FIRST.find((each) => all.some((claimed) => claimed.status === each)) ?? null;
  const isWeak = all.some(({ strength }) => strength === 'SOME');
  return { status, evidence, count: evidence.length, strength: evidence.length === 0 ? 'NONE' : isWeak ? 'SOME' : 'STRONG' };
}

const LEAST_FIRST: readonly (ClaimStatus | null)[] = ['FALSE', null, 'TO_TEST', 'TESTING', 'TRUE'];

/** What is said there can be true or false; what a company wants to be cannot. */
const CLAIMING: readonly AreaKey[] = ['businessModel', 'competition', 'marketPotential', 'riskAssessment'];

/** Whether a reader is told what a claim is founded on: always where it claims something, elsewhere once there is something to tell. */
export function isMarked(key: ModuleKey, { status, count }: Founded): boolean {
  return CLAIMING.includes(moduleOf(key).area) || status !== null || count > 0;
}

export const statusWord = (status: ClaimStatus | null) => wordOf(CLAIM_STATUSES, status);
export const kindWord = (kind: EvidenceKind) => wordOf(EVIDENCE_KINDS, kind);

function wordOf(list: readonly (readonly [value: string, word: string])[], wanted: string | null): string {
  return list.find(([value]) => value === wanted)?.[1] ?? '';
}
