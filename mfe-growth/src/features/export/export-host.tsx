import { latePart } from '@heartwood/shared-ui';
import { useLocation, useSearchParams } from 'react-router';
import { ExportButton } from './export-button';
import { SUBSCRIPTION } from '../../module/places';
import { EXPORT } from './export-query';

const ExportDialog = latePart(() => import('./export.dialog').then((part) => part.ExportDialog));

/** Export in the top bar of every page of the plan but the home, and its dialog on whichever page the address asks for it. */
export function ExportHost() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch((next) => {
    next.delete(EXPORT);
    return next;
  }, { replace: true });
  return (
    <>
      {pathname === '/' || pathname.startsWith(SUBSCRIPTION) ? null : <ExportButton />}
      {search.has(EXPORT) ? <ExportDialog onClose={close} /> : null}
    </>
  );
}
