import { fullName } from '@heartwood/contract/domain';
import { useUnit } from 'effector-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Avatar, mobile } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';
import { $socketState } from './socket-state.model';

const Look = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-left: 6px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:focus-visible { border-radius: 50%; }
  ${mobile} { width: 44px; height: 44px; margin-left: 0; }
`;

/** The avatar as a button: solid green while this page is connected. */
export function UserTrigger(props: ComponentPropsWithRef<'button'>) {
  const { me } = useCurrentCompany();
  const isOnline = useUnit($socketState) === 'online';
  const name = fullName(me.user);
  return (
    <Look {...props} type="button" aria-label={`${name}, your account`}>
      <Avatar id={me.user.id} name={name} photo={me.user.profilePhoto} size={32} presence={isOnline ? 'online' : 'offline'} alt="" />
    </Look>
  );
}
