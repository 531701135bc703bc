import { MODULES, moduleOf, type ModuleKey } from './modules';

/** What is thought of an assumption, and of any other claim of the plan (product decision 110). */
export const CLAIM_STATUSES = [['TO_TEST', 'To test'], ['TESTING', 'Testing'], ['TRUE', 'True'], ['FALSE', 'False']] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number][0];
export const CLAIM_STATUS_VALUES = CLAIM_STATUSES.map(([value]) => value) as ClaimStatus[];

/** How somebody found out. */
export const EVIDENCE_KINDS = [
  ['RESULT', 'Test result'], ['INTERVIEW', 'Interview'], ['SURVEY', 'Survey'], ['SOURCE', 'Published source'],
  ['MEASUREMENT', 'Measured'], ['PAYMENT', 'Paid'],
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number][0];
export const EVIDENCE_KIND_VALUES = EVIDENCE_KINDS.map(([value]) => value) as EvidenceKind[];

export const STRENGTHS = [['NONE', 'No evidence'], ['SOME', 'Some evidence'], ['STRONG', 'Strong evidence']] as const;
export type EvidenceStrength = (typeof STRENGTHS)[number][0];
export const EVIDENCE_STRENGTH_VALUES = STRENGTHS.map(([value]) => value) as EvidenceStrength[];

/** One of them is enough. */
const STRONG_ALONE: readonly EvidenceKind[] = ['MEASUREMENT', 'PAYMENT'];
const REPEATED = 3;

/** How well a claim is founded: some with a first piece of evidence, strong with three, or with one that is measured or paid. */
export function evidenceStrength(evidence: readonly { kind: EvidenceKind }[]): EvidenceStrength {
  if (evidence.length === 0) return 'NONE';
  return evidence.length >= REPEATED || evidence.some(({ kind }) => STRONG_ALONE.includes(kind)) ? 'STRONG' : 'SOME';
}

/** What a claim is about: a row, a field of a row, a text of the module; without both, the module's assumption. */
export interface ClaimSubject { key: string; rowId: string | null; field: string | null }

/** Whether two speak of the same claim. */
export function isSameClaim(one: ClaimSubject, other: ClaimSubject): boolean {
  return one.key === other.key && one.rowId === other.rowId && one.field === other.field;
}

/** The modules that take for granted what a module says. */
const BUILT_ON: Partial<Record<ModuleKey, readonly ModuleKey[]>> = {
  businessSectors: ['customerSegment', 'comparison'],
  vision: ['belief', 'values', 'marketGoals'],
  belief: ['values', 'culture'],
  values: ['culture'],
  culture: ['team'],
  skills: ['team'],
  overallProblem: ['overallSolution', 'customerSegment', 'pointOfDifferentiation'],
  overallSolution: ['keyActivities', 'keyResources', 'pointOfDifferentiation'],
  customerSegment: ['revenue', 'som', 'marketStrategy'],
  channels: ['revenue', 'marketStrategy'],
  keyActivities: ['keyResources', 'costs'],
  keyResources: ['keyPartners', 'costs'],
  keyPartners: ['costs'],
  revenue: ['som'],
  comparison: ['pointOfDifferentiation', 'marketStrategy'],
  pointOfDifferentiation: ['marketStrategy'],
  tam: ['sam'],
  sam: ['som'],
  som: ['marketGoals'],
  marketStrategy: ['marketGoals', 'traction'],
  swot: ['riskAnalysis'],
};

/** The modules that build on one, in the framework's order. */
export const modulesBuiltOn = (key: ModuleKey): readonly ModuleKey[] => BUILT_ON[key] ?? [];

/** What the order of tests looks at; `dueDate` is `YYYY-MM-DD`. */
export interface TestCandidate {
  key: ModuleKey;
  status: ClaimStatus;
  priority: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  strength: EvidenceStrength;
  dueDate: string | null;
}

const PRIORITIES = ['HIGH', 'MEDIUM', 'LOW', null];
const NEVER = '9999-12-31';
const ORDER: readonly ModuleKey[] = MODULES.map(({ key }) => key);

/**
 * The assumptions that are still to be tested, the next one first: highest priority, least evidence, most modules that build on it; then
 * what is due sooner, then the framework's order. What is known to be true or false needs no test.
 */
export function nextTests<Candidate extends TestCandidate>(assumptions: readonly Candidate[]): Candidate[] {
  return assumptions.filter(({ status }) => status === 'TO_TEST' || status === 'TESTING').sort((one, other) => (
    PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority)
    || EVIDENCE_STRENGTH_VALUES.indexOf(one.strength) - EVIDENCE_STRENGTH_VALUES.indexOf(other.strength)
    || modulesBuiltOn(other.key).length - modulesBuiltOn(one.key).length
    || (one.dueDate ?? NEVER).localeCompare(other.dueDate ?? NEVER)
    || ORDER.indexOf(one.key) - ORDER.indexOf(other.key)
  ));
}

/** "High priority, no evidence, and 3 modules build on it: Revenue, SOM, Go-to-market strategy." */
export function testReason({ key, priority, strength }: Pick<TestCandidate, 'key' | 'priority' | 'strength'>): string {
  const builders = modulesBuiltOn(key).map((each) => moduleOf(each).label);
  const urgency = priority === null ? 'No priority' : `${priority.charAt(0)}${priority.slice(1).toLowerCase()} priority`;
  const known = { NONE: 'no evidence', SOME: 'some evidence', STRONG: 'strong evidence' }[strength];
  if (builders.length === 0) return `${urgency}, ${known}.`;
  const count = builders.length === 1 ? '1 module builds' : `${builders.length} modules build`;
  return `${urgency}, ${known}, and ${count} on it: ${builders.join(', ')}.`;
}

/** One segment of the ring: filled by what is written, evidenced by what somebody found out. */
export type SegmentState = 'open' | 'filled' | 'evidenced';

/** A module is filled once it is done, and evidenced once something in it has evidence besides. */
export function segmentState({ progress, isEvidenced }: { progress: 'DONE' | 'NOT_DONE'; isEvidenced: boolean }): SegmentState {
  if (progress !== 'DONE') return 'open';
  return isEvidenced ? 'evidenced' : 'filled';
}
