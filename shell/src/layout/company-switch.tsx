import styled from 'styled-components';
import { ChevronsUpDownIcon, Clip, CompanyMark, Count, Icon, Ring } from '@heartwood/shared-ui';
import { levelText, ringOf } from '../company/company-level';
import { dialogOpened } from '../dialogs/dialogs.model';
import { useCurrentCompany } from '../session/current-company';

const Switch = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  padding: 6px 8px 6px 4px;
  border: 0;
  border-radius: 10px;
  background: none;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-selected); }
`;
const Mark = styled.span`position: relative; flex: none; line-height: 0;`;
const Corner = styled.span`position: absolute; top: -4px; right: -5px;`;
const Names = styled.span`flex: 1; min-width: 0; display: flex; flex-direction: column;`;
const Name = styled(Clip)`font-size: 14px; line-height: 19px; font-weight: var(--fw-semi);`;
const Level = styled(Clip)`
  font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3); font-variant-numeric: tabular-nums;
`;

/** The current company inside its ring; opens the company drawer. */
export function CompanySwitch() {
  const { company, me } = useCurrentCompany();
  const invites = me.invites.length;
  return (
    <Switch type="button" aria-haspopup="dialog" onClick={() => dialogOpened({ name: 'company-drawer' })}>
      <Mark>
        <Ring segments={ringOf(company.modulesDone)} size={42}>
          <CompanyMark name={company.name} logo={company.logo} size={30} shape="round" />
        </Ring>
        {invites > 0
          ? <Corner data-tip={`${invites} pending ${invites === 1 ? 'invite' : 'invites'}`}><Count value={invites} /></Corner>
          : null}
      </Mark>
      <Names>
        <Name>{company.name}</Name>
        <Level>{levelText(company.done)}</Level>
      </Names>
      <Icon as={ChevronsUpDownIcon} size={16} />
    </Switch>
  );
}
