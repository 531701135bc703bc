import { useNavigate, useSearchParams } from 'react-router';
import { modulePath } from '../../module/module-page';

/** In the place of an id: a risk that is still to be written. */
export const NEW_RISK = 'new';

/** Which risk is open stands in the address: Back closes it, and a link leads to it. */
export function useOpenRisk(): { open: string | null; go(risk: string | null): void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return { open: search.get('risk'), go: (risk) => void navigate(riskPath(risk)) };
}

export function riskPath(risk: string | null): string {
  return `${modulePath('riskAnalysis')}${risk === null ? '' : `&risk=${encodeURIComponent(risk)}`}`;
}
