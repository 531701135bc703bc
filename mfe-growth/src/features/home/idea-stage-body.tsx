import { useCompany } from '@heartwood/client-kit/company';
import { Button, Skeleton, Text } from '@heartwood/shared-ui';
import { useQuery } from 'urql';
import { IdeaStageDocument } from '../../generated/graphql';
import { guideOf } from '../../module/module-guides';
import { SectorsForm } from './sectors.form';
import { StageForm } from './stage.form';

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
  const question = <Text as="p" size="body" tone="2" style={{ display: 'block', marginBottom: 16 }}>{guideOf(moduleKey)?.question}</Text>;
  if (error) return <>{question}<Text as="p" size="dense">This could not be loaded. <Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button></Text></>;
  if (!data?.company) return <div aria-busy="true">{question}<Skeleton height={44} /></div>;
  const props = { company: data.company, canEdit, onDone, onDirty };
  return <>{question}{moduleKey === 'businessSectors' ? <SectorsForm {...props} /> : <StageForm {...props} />}</>;
}
