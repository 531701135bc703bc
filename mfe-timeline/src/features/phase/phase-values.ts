/** What the form of a phase asks for. Days are `YYYY-MM-DD`; both belong to it. */
export interface PhaseValues {
  title: string;
  from: string | null;
  to: string | null;
  categoryId: string | null;
  scenarioId: string | null;
  description: string;
}

export const NEW_PHASE: PhaseValues = { title: '', from: null, to: null, categoryId: null, scenarioId: null, description: '' };
