import styled from 'styled-components';
import { Banner, Button, H2, latePart, Segment, ShieldIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import { useCurrentCompany } from '../../session/current-company';
import { PasswordRow } from '../password-row';
import { SettingsRest } from '../settings-rest';
import { SettingRow, SettingsRows } from '../settings-rows';
import { Devices } from './devices';
import { Passkeys } from './passkeys';
import { useProtection, type Protection } from './protection';

const TwoFactorDialog = latePart(() => import('./two-factor-dialog').then((part) => part.TwoFactorDialog));
const TwoFactorOffDialog = latePart(() => import('./two-factor-off-dialog').then((part) => part.TwoFactorOffDialog));
const NewCodesDialog = latePart(() => import('./recovery-codes').then((part) => part.NewCodesDialog));

const Sections = styled.div`display: flex; flex-direction: column; gap: 24px;`;
const Heading = styled(H2)`margin: 0 0 10px;`;
const State = styled.span`display: inline-flex; align-items: center; gap: 8px;`;

type Asked = 'set-up' | 'turn-off' | 'new-codes' | null;

/** What protects the account, and where it is open. */
export function SecurityPage() {
  const { me } = useCurrentCompany();
  const { protection, isFailed, reload } = useProtection();
  const [asked, setAsked] = useState<Asked>(null);
  const done = (): void => {
    setAsked(null);
    void reload();
  };
  const owned = me.companies.filter(({ membership }) => membership.isOwner).map(({ name }) => name);
  return (
    <Sections>
      {protection?.twoFactor === null && protection.passkeys.length === 0 ? (
        <Banner tone="warning" icon={ShieldIcon} action={<Button size="sm" onClick={() => setAsked('set-up')}>Turn on two-factor</Button>}>
          <strong>
            {protection.hasGoogle && !me.user.hasPassword ? 'Only Google protects your account.' : 'Only a password protects your account.'}
          </strong>
          {owned.length === 0
            ? null
            : ` You own ${owned.length === 1 ? `${owned[0]} and its plan` : `${owned.length} companies and their plans`}.`}
        </Banner>
      ) : null}
      <section>
        <Heading>Signing in</Heading>
        <SettingsRows>
          <PasswordRow user={me.user} changedAt={protection?.passwordChangedAt ?? null} />
          {protection ? <TwoFactorRows twoFactor={protection.twoFactor} ask={setAsked} /> : null}
        </SettingsRows>
      </section>
      {protection ? (
        <>
          <Passkeys passkeys={protection.passkeys} reload={reload} />
          <Devices devices={protection.devices} reload={reload} />
        </>
      ) : <SettingsRest isFailed={isFailed} onRetry={() => void reload()} />}
      {asked === 'set-up' ? <TwoFactorDialog onClose={done} /> : null}
      {asked === 'turn-off' ? <TwoFactorOffDialog hasPassword={me.user.hasPassword} onClose={done} /> : null}
      {asked === 'new-codes' ? <NewCodesDialog onClose={done} /> : null}
    </Sections>
  );
}

function TwoFactorRows({ twoFactor, ask }: { twoFactor: Protection['twoFactor']; ask: (what: Asked) => void }) {
  const turn = twoFactor
    ? <Button size="sm" variant="ghost" aria-label="Turn off two-factor" onClick={() => ask('turn-off')}>Turn off</Button>
    : <Button size="sm" aria-label="Set up two-factor" onClick={() => ask('set-up')}>Set up</Button>;
  const renew = twoFactor && <Button size="sm" onClick={() => ask('new-codes')}>New codes</Button>;
  return (
    <>
      <SettingRow name="Two-factor" deeds={turn}>
        <State><Segment solid={twoFactor !== null} label="" />{twoFactor ? `On since ${formatDate(twoFactor.since)}` : 'Off'}</State>
      </SettingRow>
      <SettingRow name="Recovery codes" deeds={renew}>{twoFactor ? `${twoFactor.codesLeft} of 8 left` : 'Come with two-factor'}</SettingRow>
    </>
  );
}
