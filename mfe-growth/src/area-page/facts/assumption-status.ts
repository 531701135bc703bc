import type { AssumptionStatus } from '../../generated/graphql';

export const ASSUMPTION_STATUS: Record<AssumptionStatus, { label: string; tone: 'warning' | 'success' | 'danger' }> = {
  TO_TEST: { label: 'To test', tone: 'warning' },
  CONFIRMED: { label: 'Confirmed', tone: 'success' },
  REFUTED: { label: 'Refuted', tone: 'danger' },
};
