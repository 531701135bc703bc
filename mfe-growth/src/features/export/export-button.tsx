import { PageActions } from '@heartwood/contract/kit';
import { Button, DownloadIcon } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';
import { EXPORT } from './export-query';

/** In the top bar: the plan as a file. */
export function ExportButton() {
  const [, setSearch] = useSearchParams();
  const open = () => setSearch((search) => {
    search.set(EXPORT, 'new');
    return search;
  }, { replace: true });
  return <PageActions><Button size="sm" icon={DownloadIcon} onClick={open}>Export</Button></PageActions>;
}
