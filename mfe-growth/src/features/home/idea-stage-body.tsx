import { useCompany } from '@heartwood/client-kit/company';
import { IDEA_STAGE_GUIDES } from '@heartwood/contract/guides';
import { Button, Skeleton, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModuleAdvice } from '../../area-page/module-advice';
import { IdeaStageDocument } from '../../generated/graphql';
import { SectorsForm } from './sectors.form';
import { StageForm } from './stage.form';

const Asked = styled.div`display: flex; flex-direction: column; gap: 12px; margin-bottom: 16px;`;

export type IdeaStageKey = 'businessSectors' | 'businessStage';

export interface IdeaStageBodyProps {
  moduleKey: IdeaStageKey;
  canEdit: boolean;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** The question, and the form of the one module. */
export function IdeaStageBody({ moduleKey, canEdit, onDone, onDirty }: IdeaStageBodyProps) {
  const { companyId } = useCompany();
  const [{ data, error }, refetch] = useQuery({ query: IdeaStageDocument, variables: { companyId } });
  const guide = IDEA_STAGE_GUIDES[moduleKey];
  const question = (
    <Asked>
      <Text as="p" size="body" tone="2">{guide.question}</Text>
      <ModuleAdvice guide={guide} />
    </Asked>
  );
  if (error) return <>{question}<Text as="p" size="dense">This could not be loaded. <Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button></Text></>;
  if (!data?.company) return <div aria-busy="true">{question}<Skeleton height={44} /></div>;
  const props = { company: data.company, canEdit, onDone, onDirty };
  return <>{question}{moduleKey === 'businessSectors' ? <SectorsForm {...props} /> : <StageForm {...props} />}</>;
}
