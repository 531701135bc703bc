import { useReadable, useShell } from '@heartwood/contract/kit';
import { CompanyMark } from '@heartwood/shared-ui';
import type { CompetitorFieldsFragment as Competitor } from '../../generated/graphql';

/** The logo of the own company, a letter in a colour of its own for the others. */
export function CompetitorMark(
  { competitor: { id, name, isSelf }, size = 28 }: { competitor: Pick<Competitor, 'id' | 'name' | 'isSelf'>; size?: number },
) {
  const { company } = useReadable(useShell().session);
  return isSelf ? <CompanyMark name={name} logo={company.logo} size={size} /> : <CompanyMark name={name} id={id} size={size} />;
}
