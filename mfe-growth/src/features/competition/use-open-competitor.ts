import { useNavigate, useSearchParams } from 'react-router';
import { modulePath } from '../../module/module-page';

export interface OpenCompetitor {
  /** Null: none is open. One that is not known is new. */
  id: string | null;
  /** The field to begin with. */
  field: string | null;
  open(id: string, field?: string): void;
  close(): void;
}

/** Which column is open beside the table: it stands in the address, so that Back closes it and a link leads to it. */
export function useOpenCompetitor(): OpenCompetitor {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = modulePath('comparison');
  const id = search.get('row');
  return {
    id,
    field: search.get('field'),
    // From column to column Back closes the drawer and does not walk through all that were open.
    open: (next, field) => void navigate(`${path}&row=${next}${field === undefined ? '' : `&field=${field}`}`, { replace: id !== null }),
    close: () => void navigate(path, { replace: true }),
  };
}
