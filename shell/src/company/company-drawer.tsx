import { useUnit } from 'effector-react';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import {
  Badge, Button, Card, Column, CompanyMark, Divider, Drawer, Grow, H3, Plate, PlusIcon, Row, Tally, Text,
} from '@heartwood/shared-ui';
import { MODULE_COUNT } from '@heartwood/contract/domain';
import type { CompanyCard } from '../graphql/me';
import { nav } from '../navigation/nav';
import { $pages } from '../registry/menu.model';
import { useCurrentCompany } from '../session/current-company';
import { AffiliateButton } from './affiliate-button';
import { levelOf } from './company-level';
import { RecentlyDeleted } from './recently-deleted';
import { PendingInvite } from './pending-invite';
import { placeOf, standingOf } from './company-words';
import { useMakeCurrent } from './use-make-current';

const Current = styled(Plate).attrs({ as: 'section' })`padding: 16px; border-radius: 14px;`;
const Muted = styled(Text)`color: var(--plate-muted);`;
const CurrentBadge = styled(Badge)`background: var(--plate-2); color: var(--plate-text);`;
const Level = styled.div`margin-top: 14px;`;
const Line = styled(Row)`margin-top: 8px; font-size: var(--fs-small);`;
const Heading = styled.h3`
  margin: 22px 0 4px;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-semi);
  color: var(--text-2);
`;
const Other = styled(Row)`padding: 10px 0;`;
const Body = styled.div`margin: -2px -4px;`;
const Foot = styled(Column)`flex: 1;`;
const Invites = styled(Card)`& > * + * { border-top: 1px solid var(--border); }`;

/** The person's companies: the current one, the others with Make Current, pending invites. Arrow keys move, Enter switches. */
export function CompanyDrawer({ onClose }: { onClose: () => void }) {
  const { me, company, isManager } = useCurrentCompany();
  const { makeCurrent, busyId } = useMakeCurrent();
  const hasAffiliate = useUnit($pages).some(({ path }) => path === '/affiliate');
  const list = useRef<HTMLDivElement>(null);
  const others = me.companies.filter(({ id }) => id !== company.id);
  const go = (to: string): void => {
    onClose();
    nav.navigate(to);
  };
  return (
    <Drawer
      open onClose={onClose} title="Your companies" side="left" width={380} inset
      footer={(
        <Foot gap={2}>
          {hasAffiliate && isManager ? <AffiliateButton company={company} onDashboard={() => go('/affiliate')} /> : null}
          <Button block variant="primary" icon={PlusIcon} onClick={() => go('/onboarding?new_company=true')}>Create New Company</Button>
        </Foot>
      )}
    >
      <Body ref={list} onKeyDown={(event) => moveBetween(event, list.current)}>
        <CurrentCompanyPlate company={company} />
        {others.length > 0 ? <Heading>Other companies</Heading> : null}
        {others.map((other, index) => (
          <div key={other.id}>
            {index > 0 ? <Divider /> : null}
            <Other gap={3}>
              <CompanyMark name={other.name} logo={other.logo} size={40} />
              <Grow as={Column}>
                <Text size="dense" weight="semi">{other.name}</Text>
                <Text size="small" tone="3">{[standingOf(other), levelOf(other.done)].filter(Boolean).join(' · ')}</Text>
                <Level as="span" style={{ marginTop: 5 }}><Tally done={{ done: other.done, total: MODULE_COUNT }} size="sm" /></Level>
              </Grow>
              <Button
                size="sm" data-company-action busy={busyId === other.id} disabled={busyId !== null && busyId !== other.id}
                aria-label={`Make Current: ${other.name}`} onClick={() => void makeCurrent(other.id)}
              >
                Make Current
              </Button>
            </Other>
          </div>
        ))}
        {me.invites.length > 0 ? <Heading>Pending invites</Heading> : null}
        {me.invites.length > 0
          ? <Invites as="div">{me.invites.map((invite) => <PendingInvite key={invite.id} invite={invite} />)}</Invites>
          : null}
        {me.deletedCompanies.some(({ isOwner }) => isOwner) ? (
          <><Heading>Recently deleted</Heading><RecentlyDeleted me={me} onRestored={onClose} /></>
        ) : null}
      </Body>
    </Drawer>
  );
}

function CurrentCompanyPlate({ company }: { company: CompanyCard }) {
  return (
    <Current aria-label="Current company">
      <Row gap={3}>
        <CompanyMark name={company.name} logo={company.logo} size={44} />
        <Grow as={Column}>
          <H3 as="span">{company.name}</H3>
          <Muted size="small">{placeOf(company) || standingOf(company)}</Muted>
        </Grow>
        <CurrentBadge>Current</CurrentBadge>
      </Row>
      <Level><Tally done={{ done: company.done, total: MODULE_COUNT }} size="level" tone="plate" /></Level>
      <Line justify="between">
        <Text weight="semi">{levelOf(company.done)}</Text>
        <Muted className="num">{company.done} of {MODULE_COUNT} done</Muted>
      </Line>
    </Current>
  );
}

/** Up and Down go from button to button of the list. */
function moveBetween(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-company-action]') ?? [])];
  if (buttons.length === 0) return;
  event.preventDefault();
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : (at + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
}
