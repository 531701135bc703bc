import { createFakeShell } from '@heartwood/contract/fake-shell';
import { render, screen } from '@testing-library/react';
import { ProfileLinkIn } from './profile-link';

const OFFERED = ['settings-blocked@1'];

test('a name leads to its profile', () => {
  const shell = createFakeShell({ offered: OFFERED });
  render(
    <><ProfileLinkIn shell={shell} id="u1">Noor</ProfileLinkIn><ProfileLinkIn shell={shell} kind="company" id="c1">Kilo</ProfileLinkIn></>,
  );
  expect(screen.getByRole('link', { name: 'Noor' })).toHaveAttribute('href', '/app/profile/user/u1');
  expect(screen.getByRole('link', { name: 'Kilo' })).toHaveAttribute('href', '/app/profile/company/c1');
});

test('a face beside its name is neither heard nor reached a second time', () => {
  render(<ProfileLinkIn shell={createFakeShell({ offered: OFFERED })} id="u1" isBeside>Face</ProfileLinkIn>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Face')).toHaveAttribute('tabindex', '-1');
});

test.each([['who is gone', OFFERED, null], ['where nobody has profiles, as on a partner’s page', [], 'u1']])('a name leads nowhere: %s', (
  _, offered, id,
) => {
  render(<ProfileLinkIn shell={createFakeShell({ offered })} id={id}>Noor</ProfileLinkIn>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Noor')).toBeVisible();
});
