import { Avatar, Badge, Button, CompanyMark, EyeIcon, Icon, Logo, mobile, print, Text } from '@heartwood/shared-ui';
import { personName } from '@heartwood/contract/domain';
import styled from 'styled-components';
import type { Plan } from './plan';
import { sharedWords } from './share-words';

const Bar = styled.header`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(max-content, 1fr); align-items: center; gap: 12px; flex: none;
  min-height: 64px; padding: 8px 32px;
  border-bottom: 1px solid var(--border);
  ${mobile} { grid-template-columns: minmax(0, 1fr) auto; min-height: 56px; padding: 6px 16px; }
`;
const Side = styled.span`display: flex; align-items: center; gap: 12px; min-width: 0;`;
const Name = styled.b`min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const By = styled.span`
  display: flex; align-items: center; gap: 8px; min-width: 0; color: var(--text-2); overflow-wrap: anywhere; font-size: 13px;
  line-height: 20px;
  ${mobile} { grid-row: 2; grid-column: 1 / -1; font-size: 12px; }
`;
const End = styled(Side)`justify-content: flex-end; ${print} { display: none; }`;
const Made = styled.span`display: flex; align-items: center; gap: 8px; white-space: nowrap; ${mobile} { display: none; }`;
const OnDesktop = styled.span`display: inline-flex; ${mobile} { display: none; }`;

/** Everything of another page is a load of its own: nothing of a session lives beside a page without one. */
const SIGN_UP = '/auth/signup';

/** The way to a plan of one's own, by the company that one has just read if it refers others. */
export const signUpPath = ({ referralCode }: Pick<Plan, 'referralCode'>) => (referralCode ? `${SIGN_UP}?ref=${referralCode}` : SIGN_UP);

/** Whose plan it is, who has shared it, and the way to one's own. */
export function ShareBar({ plan }: { plan: Plan }) {
  const { sharedBy } = plan;
  return (
    <Bar>
      <Side>
        <CompanyMark name={plan.name} id={plan.companyId} logo={plan.logo} size={32} />
        <Name>{plan.name}</Name>
        <OnDesktop><Badge><Icon as={EyeIcon} size={14} />Read-only</Badge></OnDesktop>
      </Side>
      <By>
        {sharedBy ? <Avatar id={sharedBy.id} name={personName(sharedBy)} photo={sharedBy.profilePhoto} size={24} alt="" /> : null}
        {sharedWords(plan)}
      </By>
      <End>
        <Made><Text size="small" tone="3">Made with</Text><Logo /></Made>
        <Button variant="primary" size="sm" href={signUpPath(plan)}>Start your own plan</Button>
      </End>
    </Bar>
  );
}
