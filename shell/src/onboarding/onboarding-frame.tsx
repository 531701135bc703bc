import { useEffect, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ArrowLeftIcon, Button, Logo, mobile, Plate, Ring, Row } from '@heartwood/shared-ui';
import { fullName, MODULE_COUNT } from '@heartwood/contract/domain';
import { ringOf } from '../company/company-level';
import type { Me } from '../graphql/me';
import { pageHead } from '../page/page-head';
import { session } from '../session/browser-session';
import type { OnboardingDraft, Step } from './onboarding-draft';
import { useEnterContinues } from './use-enter-continues';
import type { Finish } from './use-finish';
import { wayOut } from './way-out';

const Page = styled.div`
  display: grid;
  grid-template-columns: 372px 1fr;
  min-height: 100dvh;
  background: var(--surface);
  ${mobile} { display: block; }
`;
const Left = styled(Plate).attrs({ as: 'aside' })`
  position: sticky;
  top: 16px;
  display: flex;
  flex-direction: column;
  gap: 64px;
  height: calc(100dvh - 32px);
  margin: 16px 0 16px 16px;
  padding: 28px 32px;
  border-radius: 20px;
  ${mobile} { position: relative; top: 0; height: auto; margin: 0; padding: 16px; gap: 12px; border-radius: 0; }
`;
const Count = styled.p`
  margin-bottom: 22px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--plate-muted); ${mobile} { margin: 0; }
`;
const List = styled.ol`display: flex; flex-direction: column; ${mobile} { display: none; }`;
const Item = styled.li<{ $state: 'done' | 'on' | 'ahead' }>`
  display: grid;
  grid-template-columns: 14px 1fr;
  gap: 14px;
  padding-bottom: 26px;
  & b { display: block; font-size: 15px; line-height: 20px; font-weight: ${({ $state }) => ($state === 'on' ? 680 : 560)}; }
  & small { font-size: 12.5px; line-height: 17px; color: var(--plate-muted); }
`;
const Mark = styled.i<{ $state: 'done' | 'on' | 'ahead' }>`
  width: 12px;
  height: 26px;
  border: 2px solid var(--plate-hollow);
  border-radius: 4px;
  ${({ $state }) => $state !== 'ahead' && css`border-color: var(--plate-accent);`}
  ${({ $state }) => $state === 'done' && css`background: var(--plate-accent);`}
`;
const Level = styled(Row)`
  margin-top: auto; font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--plate-muted); ${mobile} { display: none; }
`;
const Right = styled.div`
  display: flex; flex-direction: column; min-width: 0; padding: 20px 32px 0;
  ${mobile} { padding: 12px 16px 0; min-height: calc(100dvh - 100px); }
`;
const Home = styled.a`width: fit-content; border-radius: var(--r-1); color: inherit;`;
const Top = styled.header`display: flex; ${mobile} { flex-wrap: wrap; }`;
const Gap = styled.span`flex: 1;`;

export interface OnboardingFrameProps {
  draft: OnboardingDraft;
  /** The step beside the stepper. */
  shown: Step;
  me: Me;
  finish: Finish;
  children: ReactNode;
}

/** The stepper on its plate, the step beside it. */
export function OnboardingFrame({ draft, shown, me, finish, children }: OnboardingFrameProps) {
  useEffect(() => pageHead.set({ title: 'Onboarding', crumbs: [] }), []);
  useEnterContinues();
  const { steps } = draft;
  const at = steps.indexOf(shown);
  const filled = at >= steps.indexOf('focus') ? Number(draft.sectors.length > 0) + Number(draft.stageId !== null) : 0;
  const out = wayOut(me, draft, session.ui.get().companyId);
  return (
    <Page>
      <Left aria-label="Steps">
        {out === null ? <Logo tone="plate" /> : <Home href={out.to} aria-label={`Heartwood: ${out.label}`}><Logo tone="plate" /></Home>}
        <div>
          <Count>Step {at + 1} of {steps.length}</Count>
          <List>
            {steps.map((step, index) => {
              const state = index < at ? 'done' : index === at ? 'on' : 'ahead';
              return (
                <Item key={step} $state={state} aria-current={state === 'on' ? 'step' : undefined}>
                  <Mark $state={state} />
                  <div><b>{LABELS[step]}</b><small>{detailOf(step, draft, me)}</small></div>
                </Item>
              );
            })}
          </List>
        </div>
        <Level gap={3}>
          <Ring segments={ringOf([filled >= 1, filled >= 2])} size={60} tone="plate" />
          <span>{filled} of {MODULE_COUNT} done<br />{shown === 'focus' ? 'when you continue' : 'so far'}</span>
        </Level>
      </Left>
      <Right>
        <Top>
          {out === null
            ? <Button variant="ghost" size="sm" onClick={() => session.signOut()}>Log out</Button>
            : <Button variant="ghost" size="sm" icon={ArrowLeftIcon} href={out.to}>{out.label}</Button>}
          <Gap />
          {me.invites.length > 0 && me.companies.length === 0
            ? <Button variant="ghost" size="sm" href="/onboarding/no-team">Pending invites ({me.invites.length})</Button>
            : null}
          {draft.isCreated ? null : (
            <Button variant="ghost" size="sm" busy={finish.isBusy} onClick={() => void finish.exploreSample()}>
              Explore with a sample company
            </Button>
          )}
        </Top>
        {children}
      </Right>
    </Page>
  );
}

const LABELS: Record<Step, string> = { you: 'You', company: 'Your company', focus: 'Sector, stage, objective', team: 'Your team' };

function detailOf(step: Step, draft: OnboardingDraft, me: Me): string {
  if (step === 'you') return fullName(draft) || me.user.email;
  if (step === 'company') return [draft.name, draft.city].filter(Boolean).join(', ') || 'Name, place and size';
  return step === 'focus' ? 'Fills your first two modules' : 'You can skip this';
}
