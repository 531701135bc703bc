import type { PhaseInput } from '../../generated/graphql';
import type { Phase } from '../../timeline/timeline';

/** What the form of a phase asks for. Days are `YYYY-MM-DD`; both belong to it. */
export interface PhaseValues {
  title: string;
  from: string | null;
  to: string | null;
  categoryId: string | null;
  scenarioId: string | null;
  description: string;
}

const NEW_PHASE: PhaseValues = { title: '', from: null, to: null, categoryId: null, scenarioId: null, description: '' };

/** The form of a phase as it stands, or of a new one. */
export function phaseValues(phase: Phase | null): PhaseValues {
  if (!phase) return NEW_PHASE;
  const { title, from, to, categoryId, scenarioId, description } = phase;
  return { title, from, to, categoryId, scenarioId, description: description ?? '' };
}

/** What is sent: of a new phase all of it, of one that is there what was changed, with the revision that it is based on. */
export function phaseInput(newId: string, values: PhaseValues, before: Phase | null): PhaseInput {
  const set = { ...values, title: values.title.trim(), description: values.description.trim() || null };
  if (!before) return { id: newId, ...set };
  const changed = Object.fromEntries(Object.entries(set).filter(([name, value]) => before[name as keyof Phase] !== value));
  return { id: before.id, baseRevision: before.revision, ...changed };
}
