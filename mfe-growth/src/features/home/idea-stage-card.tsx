import { useCompany } from '@heartwood/client-kit/company';
import { moduleOf } from '@heartwood/contract/domain';
import { IDEA_STAGE_GUIDES } from '@heartwood/contract/guides';
import { AvatarStack, Button, H3, PanelRightIcon, SaveState, Segment, Skeleton, Text } from '@heartwood/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModuleAdvice } from '../../area-page/module-advice';
import { readerWords } from '../../area-page/reader-words';
import { IdeaStageDocument, UpdateCompanyDocument, type CompanySet, type ModuleRowFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { ownerName, toFace } from '../../module/person';
import { closureWords } from '../../module/closed-words';
import type { HomeCardProps } from './home-card';
import type { IdeaStageKey } from './idea-stage-parts';
import { ObjectiveChoice } from './objective-choice';
import { CardPart, OpenCard } from './open-card';
import { SectorChoice } from './sector-choice';
import { StageChoice } from './stage-choice';

const Head = styled.header`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; & > button { margin-left: auto; }`;
const Asked = styled.div`display: flex; flex-direction: column; gap: 4px; margin: 4px 0 12px;`;

interface IdeaStageCardProps extends HomeCardProps {
  openKey: IdeaStageKey;
  onClose(): void;
}

/** Sectors, stage and objective of the company; each choice is saved at once. */
export function IdeaStageCard({ openKey, framework, renderFacts, onClose }: IdeaStageCardProps) {
  const { companyId, isManager, accessType } = useCompany();
  const [{ data, error }, refetch] = useQuery({ query: IdeaStageDocument, variables: { companyId } });
  const [factsOf, setFactsOf] = useState<IdeaStageKey | null>(null);
  const { save, state } = useSaving();
  // What somebody else chooses comes as a step of the company's stream, which says that something changed and not what.
  const [stepAtFirst] = useState(framework.eventSeq);
  const { eventSeq } = framework;
  useEffect(() => {
    if (eventSeq !== stepAtFirst) refetch({ requestPolicy: 'network-only' });
  }, [eventSeq, stepAtFirst, refetch]);

  const company = data?.company;
  const find = (key: IdeaStageKey) => framework.modules.find((module) => module.key === key);
  const [sectors, stage] = [find('businessSectors'), find('businessStage')];
  if (!sectors || !stage) return null;
  const people = framework.people.map(({ person }) => person);
  const faces = people.filter(({ id }) => [sectors, stage].some(({ assignees }) => assignees.some((each) => each.id === id))).map(toFace);
  const owner = ownerName(framework);
  const part = (key: IdeaStageKey, module: ModuleRowFragment, words: string, children: ReactNode) => (
    <Part module={module} moduleKey={key} words={module.isHidden ? '' : words} owner={owner} onFacts={() => setFactsOf(key)}>
      {company ? children : error ? <NotLoaded onRetry={() => refetch({ requestPolicy: 'network-only' })} /> : <Skeleton height={44} />}
    </Part>
  );
  const mayEdit = ({ canEdit, isLocked }: ModuleRowFragment) => canEdit && !isLocked;
  return (
    <OpenCard
      title="Idea stage" done={[sectors, stage].map(({ progress }) => progress === 'DONE')} subject={openKey} onClose={onClose}
      aside={<><SaveState {...state} />{faces.length > 0 ? <AvatarStack people={faces} size={24} /> : null}</>}
    >
      {part('businessSectors', sectors, company ? `${company.sectors.length} of 5 chosen` : '', company && (
        <SectorChoice value={company.sectors} canEdit={mayEdit(sectors)} onChange={(value) => save({ sectors: value }, 'sectors')} />
      ))}
      {part('businessStage', stage, stage.summary ?? '', company && (
        <StageChoice value={company.stageId} canEdit={mayEdit(stage)} onChange={(value) => save({ stageId: value }, 'stage')} />
      ))}
      <CardPart aria-label="Business objective">
        <H3>Business objective</H3>
        <Asked><Text as="p" size="dense" tone="2">
          What is the company working towards now? It tells advisors and partners how they can help.
        </Text></Asked>
        {company ? (
          <ObjectiveChoice
            value={company.objective} canEdit={isManager || accessType === 'edit'}
            onChange={(value) => save({ objective: value }, 'objective')}
          />
        ) : <Skeleton height={44} />}
      </CardPart>
      {factsOf === null ? null : renderFacts(factsOf, people, () => setFactsOf(null))}
    </OpenCard>
  );
}

interface PartProps {
  module: ModuleRowFragment;
  moduleKey: IdeaStageKey;
  /** How far it is. */
  words: string;
  owner: string;
  onFacts(): void;
  children: ReactNode;
}

function Part({ module, moduleKey, words, owner, onFacts, children }: PartProps) {
  const { isManager, accessType } = useCompany();
  const { label } = moduleOf(moduleKey);
  const guide = IDEA_STAGE_GUIDES[moduleKey];
  return (
    <CardPart aria-label={label}>
      <Head>
        <Segment solid={module.progress === 'DONE'} />
        <H3>{label}</H3>
        <Text size="small" tone="3" role="status">{words}</Text>
        {module.isHidden ? null : <Button
          size="sm" variant="ghost" icon={PanelRightIcon} aria-label={`Facts and comments of ${label}`} onClick={onFacts}
        >Facts and comments</Button>}
      </Head>
      {module.isHidden ? <Text as="p" size="dense" tone="2">{closureWords('hidden', moduleKey, { owner, isManager })}</Text> : (
        <>
          <Asked>
            <Text as="p" size="dense" tone="2">{guide.question}</Text>
            <ModuleAdvice moduleKey={moduleKey} guide={guide} isOpenAtFirst={false} />
          </Asked>
          {children}
          {module.canEdit
            ? null
            : <Text as="p" size="small" tone="3" style={{ marginTop: 10 }}>{readerWords(accessType, module.canComment, owner)}</Text>}
        </>
      )}
    </CardPart>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return <Text as="p" size="dense">This could not be loaded. <Button size="sm" onClick={onRetry}>Try again</Button></Text>;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Saves fields of the company, and what became of the last of them. */
function useSaving() {
  const run = useCommand();
  const { companyId } = useCompany();
  const [pending, setPending] = useState(0);
  const [saved, setSaved] = useState<{ at: string | null; why: string | null }>({ at: null, why: null });
  const save = async (set: CompanySet, what: string) => {
    setPending((count) => count + 1);
    const result = await run(UpdateCompanyDocument, 'updateCompany', { id: companyId, set }, { doing: `saving the ${what}` });
    setPending((count) => count - 1);
    setSaved(result.ok ? { at: CLOCK.format(new Date()), why: null } : { at: null, why: result.message });
  };
  const state = pending > 0 ? { state: 'saving' as const }
    : saved.why !== null ? { state: 'error' as const, why: saved.why }
      : saved.at !== null ? { state: 'saved' as const, at: saved.at } : { state: 'idle' as const };
  return { state, save: (set: CompanySet, what: string) => void save(set, what) };
}
