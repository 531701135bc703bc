import {
  compareRisks, RISK_FIELDS, RISK_VALUE_TYPE_VALUES, riskScore, type RiskRating, type RiskValueType,
} from '@heartwood/contract/domain';

/** What is asked in an empty field of the SWOT. */
export const FIELD_QUESTIONS: Readonly<Record<RiskValueType, { question: string; example: string; prompt: string }>> = {
  STRENGTH: { question: 'What do you do that others cannot copy in a year?', example: 'own routing model', prompt: 'Write one strength' },
  WEAKNESS: { question: 'What breaks if one person or one site is missing?', example: 'one washing depot', prompt: 'Write one weakness' },
  OPPORTUNITY: { question: 'What changes outside that helps you?', example: 'a law, a price, a habit', prompt: 'Write one opportunity' },
  THREAT: { question: 'What changes outside that hurts you?', example: 'a rival gives it away', prompt: 'Write one threat' },
};

/** What the ends of the two scales mean. */
export const LIKELIHOOD_ENDS = ['Rare', 'Certain'] as const;
export const IMPACT_ENDS = ['Small', 'Fatal'] as const;

type Told = RiskRating & { title: string; employeeResponsible?: string | null; actionPlan?: string | null };

/** The risks as they are numbered: the greatest first. */
export function ranked<Each extends RiskRating & { position: number }>(risks: readonly Each[]): Each[] {
  return [...risks].sort((left, right) => compareRisks(left, right) || left.position - right.position);
}

/** The fields without an entry, in their order. */
export function emptyFields(entries: readonly { type: RiskValueType }[]): RiskValueType[] {
  return RISK_VALUE_TYPE_VALUES.filter((type) => entries.every((entry) => entry.type !== type));
}

/** Where the SWOT stands, in a sentence. */
export function swotWords(entries: readonly { type: RiskValueType }[], canEdit: boolean): string {
  const empty = emptyFields(entries);
  if (empty.length === 0) return canEdit ? 'Every box has an entry, so SWOT can be marked as done.' : 'Every box has an entry.';
  const keys = canEdit ? ' Enter adds, Tab goes to the next box.' : '';
  if (empty.length === 4) return `One entry in each box is enough to mark SWOT as done.${keys}`;
  return `Nothing stands under ${listed(empty.map((type) => RISK_FIELDS[type]))} yet.${keys}`;
}

/** "4 risks. One has nobody responsible and no action plan." */
export function riskWords(risks: readonly Told[]): string {
  const count = risks.length === 1 ? '1 risk.' : `${risks.length} risks.`;
  const nobody = risks.filter(({ employeeResponsible }) => !employeeResponsible);
  const planless = risks.filter(({ actionPlan }) => !actionPlan?.trim());
  const isSame = nobody.length === planless.length && nobody.every((risk) => planless.includes(risk));
  const lacks = isSame
    ? [lack(nobody.length, risks.length, 'nobody responsible and no action plan')]
    : [lack(nobody.length, risks.length, 'nobody responsible'), lack(planless.length, risks.length, 'no action plan')];
  return [count, ...lacks].filter(Boolean).join(' ');
}

/** "Only one washing depot is the biggest risk"; null while none has a score. */
export function biggestRisk(inOrder: readonly Told[]): string | null {
  const [first] = inOrder;
  return first && riskScore(first) !== null ? `${first.title} is the biggest risk` : null;
}

/** "of 25, the highest of 4": where a score stands among all of them. */
export function scorePlace(score: number, scores: readonly number[]): string {
  const above = scores.filter((each) => each > score).length;
  if (scores.length < 2) return 'of 25';
  return `of 25, ${above === 0 ? 'the highest' : `number ${above + 1}`} of ${scores.length}`;
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function lack(count: number, all: number, what: string): string | null {
  if (count === 0) return null;
  if (count === all && all > 1) return `All of them have ${what}.`;
  return `${all === 1 ? 'It' : NUMBERS[count] ?? count} ${count === 1 ? 'has' : 'have'} ${what}.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
