import { useNavigate, useSearchParams } from 'react-router';
import type { ModuleKey } from '../generated/graphql';
import { modulePath } from '../module/module-page';
import type { OpenVersion } from './module-parts';

/** The version stands in the address, so that Back leads to the text and a link to the version. */
export function useOpenVersion(key: ModuleKey, { settle, onOpen }: Pick<OpenVersion, 'settle'> & { onOpen: () => void }): OpenVersion {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    id: search.get('version'),
    open: (versionId) => {
      onOpen();
      void navigate(`${modulePath(key)}${versionId === null ? '' : `&version=${versionId}`}`);
    },
    settle,
  };
}
