import { MODULES, moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { MODULE_GUIDES } from '@heartwood/contract/guides';
import { plainText } from '@heartwood/contract/text';
import { eq } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { company } from '../company';
import { readWholePlan } from '../growth';
import type { Material } from './prompt';

/** What the pitch is told from. */
const PITCH_KEYS: readonly ModuleKey[] = ['vision', 'overallProblem', 'overallSolution'];
const PITCH_QUESTION = 'What do you do, for whom, and why does it matter? Say it as you would in a lift.';

interface Asked { companyId: string; userId: string; key: ModuleKey | null }

/**
 * What goes to the endpoint: the part, and the other parts of its area, as who asks may see them now. Null for who does not, or no longer.
 */
export async function readMaterial({ db, now }: Pick<Services, 'db' | 'now'>, { companyId, userId, key }: Asked): Promise<Material | null> {
  const keys = key === null ? PITCH_KEYS : MODULES.filter(({ area }) => area === moduleOf(key).area).map((module) => module.key);
  const plan = await readWholePlan({ db, now }, { companyId, userId }, keys);
  if (!plan) return null;
  const seen = plan.modules.filter((module) => keys.includes(module.key) && !module.isHidden);
  const others = seen.filter((module) => module.key !== key)
    .map((module) => ({ part: moduleOf(module.key).label, written: plainText(module.description ?? []) }));
  if (key === null) {
    const [row] = await db.orm.select({ pitch: company.elevatorPitch }).from(company).where(eq(company.id, companyId));
    return { company: plan.facts.name, part: 'Elevator pitch', question: PITCH_QUESTION, written: row?.pitch ?? '', others };
  }
  const own = seen.find((module) => module.key === key);
  if (!own?.canEdit) return null;
  const { question } = MODULE_GUIDES[key];
  return { company: plan.facts.name, part: moduleOf(key).label, question, written: plainText(own.description ?? []), others };
}
