import { ArrowLeftIcon, Button, Text } from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { useQuery } from 'urql';
import { ModuleHistoryDocument, type ModuleKey } from '../../generated/graphql';

/** How much is kept, and the way back to what the module says now. */
export function VersionFoot(
  { module: { companyId, key }, onClose }: { module: { companyId: string; key: ModuleKey }; onClose: () => void },
) {
  const [{ data }] = useQuery({ query: ModuleHistoryDocument, variables: { companyId, key, after: null } });
  const { count = 0, since = null } = data?.history.versions ?? {};
  return (
    <>
      {count > 0 && since !== null
        ? <Text size="small" tone="2">{count} {count === 1 ? 'version' : 'versions'} since {formatDayShort(since)}</Text>
        : null}
      <Button variant="ghost" icon={ArrowLeftIcon} style={{ marginLeft: 'auto' }} onClick={onClose}>Back to the current text</Button>
    </>
  );
}
