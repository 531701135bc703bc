import { mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { createFakeShell } from '@heartwood/contract/fake-shell';
import { defineRemote } from '@heartwood/contract/kit';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { HostedSlot } from './hosted-slot';

afterEach(unmountAll);

function Host() {
  const [isDisabled, setDisabled] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDisabled(true)}>Disable</button>
      <HostedSlot name="goals-panel@1" title="Goals" height={220} params={{ disabled: isDisabled }} />
    </>
  );
}
const { page } = defineRemote({ name: 'host', page: Host });

async function mountHost() {
  const { shell: { fake: { mountedSlots } } } = await mountPage(page, createFakeShell());
  await waitFor(() => expect(mountedSlots).toHaveLength(1));
  return mountedSlots;
}

const skeletons = () => [...document.querySelectorAll('span[aria-hidden]')].filter((each) => each.closest('[hidden]') === null);

test('one picture stands in its place until the slot has words of its own', async () => {
  const { element } = (await mountHost())[0]!;
  expect(skeletons()).toHaveLength(1);
  const own = document.createElement('span');
  own.setAttribute('aria-hidden', 'true');
  element.append(own);
  expect(skeletons()).toHaveLength(1);
  await act(() => Promise.resolve(element.replaceChildren('Market goals')));
  await waitFor(() => expect(element).toBeVisible());
  expect(skeletons()).toHaveLength(0);
});

test('other params are handed to the slot that stands', async () => {
  const slots = await mountHost();
  const first = slots[0];
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  expect(slots).toHaveLength(1);
  expect(slots[0]).toBe(first);
  expect(first?.params).toEqual({ disabled: true });
});
