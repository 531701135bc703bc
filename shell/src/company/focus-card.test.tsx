import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanySet } from '../generated/graphql';
import { leaveQuestion, nav } from '../navigation/nav';
import { FocusCard } from './focus-card';

function open(): { user: ReturnType<typeof userEvent.setup>; saved: CompanySet[] } {
  const saved: CompanySet[] = [];
  nav.navigate('/app/company', { replace: true });
  render(
    <FocusCard
      profile={{ sectors: ['education'], stageId: 2, objective: 'BUILD_MVP' }}
      save={(set) => {
        saved.push(set);
        return Promise.resolve(null);
      }}
    />,
  );
  return { user: userEvent.setup(), saved };
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('keeps at least one sector', async () => {
  const { user, saved } = open();
  await user.click(screen.getByRole('button', { name: 'Remove Education' }));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sectors' })).toHaveAccessibleDescription('Choose at least one sector'));
  expect(saved).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: 'Sectors' }), 'events{Enter}');
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ sectors: ['events'], stageId: 2, objective: 'BUILD_MVP' }]));
});

it('asks before changes are left behind, until they are saved', async () => {
  const { user, saved } = open();
  await user.click(screen.getByRole('radio', { name: 'Growth' }));
  nav.navigate('/app/team');
  expect(nav.location.get().pathname).toBe('/app/company');
  leaveQuestion.get()?.stay();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  // The form knows a moment after the server.
  await waitFor(() => {
    nav.navigate('/app/team');
    expect(nav.location.get().pathname).toBe('/app/team');
  });
});
