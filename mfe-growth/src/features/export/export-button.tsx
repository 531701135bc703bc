import { PageActions } from '@heartwood/contract/kit';
import { Button, DownloadIcon, Icon, IconButtonLook, useIsMobile } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';
import { EXPORT } from './export-query';

/** In the top bar: the plan as a file. */
export function ExportButton() {
  const [, setSearch] = useSearchParams();
  const isMobile = useIsMobile();
  const open = () => setSearch((search) => {
    search.set(EXPORT, 'new');
    return search;
  }, { replace: true });
  // The head of a phone has no room for the word beside the page's name.
  return (
    <PageActions>
      {isMobile
        ? <IconButtonLook type="button" $size="md" aria-label="Export" onClick={open}><Icon as={DownloadIcon} size={22} /></IconButtonLook>
        : <Button size="sm" icon={DownloadIcon} onClick={open}>Export</Button>}
    </PageActions>
  );
}
