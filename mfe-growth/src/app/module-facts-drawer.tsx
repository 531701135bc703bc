import { useCompany } from '@heartwood/client-kit/company';
import { moduleOf } from '@heartwood/contract/domain';
import { Button, Drawer, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModuleFacts } from '../area-page/facts/module-facts';
import type { OpenVersion } from '../area-page/module-parts';
import { ModuleFactsDocument, type ModuleKey, type PersonFieldsFragment } from '../generated/graphql';
import { MODULE_PARTS } from './module-parts';

// The column of facts as the drawer's own content.
const Facts = styled.div`& > aside { padding: 0; border: 0; overflow: visible; }`;

export interface ModuleFactsDrawerProps {
  moduleKey: ModuleKey;
  people: readonly PersonFieldsFragment[];
  onClose(): void;
}

/** Facts, comments and history of a module that has no page of its own. */
export function ModuleFactsDrawer({ moduleKey, people, onClose }: ModuleFactsDrawerProps) {
  const { companyId } = useCompany();
  const [{ data, error }, refetch] = useQuery({ query: ModuleFactsDocument, variables: { companyId, key: moduleKey } });
  const [versionId, setVersionId] = useState<string | null>(null);
  const version: OpenVersion = { id: versionId, open: setVersionId, settle: () => Promise.resolve(true) };
  const module = data?.growthModule;
  const older = module && versionId !== null ? MODULE_PARTS.renderVersion(module, versionId, version) : null;
  return (
    <Drawer open onClose={onClose} title={moduleOf(moduleKey).label} {...(older && { footer: older.foot })}>
      {older ? older.body : module ? (
        <Facts>
          <ModuleFacts
            module={module} people={people} isOpen={false} isWide={false} onClose={onClose}
            comments={MODULE_PARTS.renderComments(module, people)} history={MODULE_PARTS.renderHistory(module, version)}
          />
        </Facts>
      ) : error ? <Text as="p" size="dense">This could not be loaded. <Button
        size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}
      >Try again</Button></Text>
        : <Skeleton height={200} />}
    </Drawer>
  );
}
