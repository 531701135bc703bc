/** How likely a risk is and how much it would hurt, each 1–5; null while nobody has said. */
export interface RiskRating { likelihood: number | null; impact: number | null }

/** Likelihood × impact, 1–25; null while one of them is missing. */
export function riskScore({ likelihood, impact }: RiskRating): number | null {
  return likelihood === null || impact === null ? null : likelihood * impact;
}

/** The order of risks: the highest score first, of equal ones the greater impact; those without a score stand last. For `sort`. */
export function compareRisks(left: RiskRating, right: RiskRating): number {
  return (riskScore(right) ?? 0) - (riskScore(left) ?? 0) || (right.impact ?? 0) - (left.impact ?? 0);
}
