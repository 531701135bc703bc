import styled from 'styled-components';
import { H2 } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';
import { PasswordRow } from './password-row';
import { SettingsRows } from './settings-rows';

const Heading = styled(H2)`margin: 0 0 10px;`;

/** What protects the account. */
export function SecurityTab() {
  const { me } = useCurrentCompany();
  return (
    <>
      <Heading>Signing in</Heading>
      <SettingsRows><PasswordRow user={me.user} /></SettingsRows>
    </>
  );
}
