import { createPanelNav } from './panel-nav';

it('moves below the remote’s page, and goes back', () => {
  const nav = createPanelNav('/app/messaging', () => undefined);
  const seen: string[] = [];
  nav.location.subscribe(() => seen.push(nav.location.get().pathname + nav.location.get().search));
  nav.navigate('/app/messaging/user?name=x');
  nav.navigate('/app/messaging/channel?channel=y', { replace: true });
  nav.navigate(-1);
  nav.navigate(-1);
  expect(seen).toEqual(['/app/messaging/user?name=x', '/app/messaging/channel?channel=y', '/app/messaging']);
});

it('tells the partner’s page of everything else, and stays', () => {
  const told: string[] = [];
  const nav = createPanelNav('/app/messaging', (href) => told.push(href));
  nav.navigate('/app/team');
  expect(told).toEqual(['http://localhost/app/team']);
  expect(nav.location.get().pathname).toBe('/app/messaging');
});
