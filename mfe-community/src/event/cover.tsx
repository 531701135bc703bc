import { CalendarDaysIcon, Icon } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid; place-items: center; aspect-ratio: 16 / 9; overflow: hidden; border-radius: var(--r-3);
  background: var(--surface-selected);
  color: var(--text-3);
  & > img { width: 100%; height: 100%; object-fit: cover; }
`;

/** 16:9; a quiet sign where there is no picture. It stands beside the name, and says nothing itself. */
export function Cover({ address }: { address: string | null | undefined }) {
  return <Frame aria-hidden>{address ? <img src={address} alt="" /> : <Icon as={CalendarDaysIcon} size={22} />}</Frame>;
}
