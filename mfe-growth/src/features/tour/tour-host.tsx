import { PageActions, useShell } from '@heartwood/contract/kit';
import { Button, mobile, RouteIcon } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { isTourDue, TOUR_SLOT } from './kept-tour';

/** A phone's top bar has no room; the menu at one's picture leads there too. */
const Wide = styled.span`${mobile} { display: none; }`;

/** The way into the tour in the top bar of the home; a tour that a reload broke off goes on. */
export function TourHost() {
  const { slots, drafts } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isTourDue(drafts)) slots.open(TOUR_SLOT);
  }, [drafts, slots]);
  if (pathname !== '/') return null;
  return <PageActions>
    <Wide><Button size="sm" variant="ghost" icon={RouteIcon} onClick={() => slots.open(TOUR_SLOT)}>Take the tour</Button></Wide>
  </PageActions>;
}
