import { waitFor } from '@testing-library/react';
import { focusHeading } from './focus-heading';

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
}

describe('focusHeading', () => {
  it('waits for the arriving page and takes its heading, not the one of the page that is left', async () => {
    show('<h1>Leaving</h1>');
    const stop = focusHeading(document);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.body).toHaveFocus();
    show('<p>Loading</p>');
    show('<h1>Arrived</h1>');
    await waitFor(() => expect(document.querySelector('h1')).toHaveFocus());
    stop();
  });

  it('leaves focus alone once the person does something', async () => {
    show('<input>');
    const stop = focusHeading(document);
    document.querySelector('input')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Late</h1>');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector('input')).toHaveFocus();
    stop();
  });

  it('leaves focus in the first field of the arriving page', async () => {
    show('<p>Loading</p>');
    const stop = focusHeading(document);
    show('<h1>Login</h1><input>');
    document.querySelector('input')?.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector('input')).toHaveFocus();
    stop();
  });

  it('takes nothing away from an open menu, and comes after it', async () => {
    show('<p>Loading</p>');
    document.body.insertAdjacentHTML('beforeend', '<div role="menu"><button>Dark theme</button></div>');
    const item = document.querySelector('button');
    item?.focus();
    const stop = focusHeading(document);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Arrived</h1>');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(item).toHaveFocus();
    document.querySelector('[role=menu]')?.remove();
    await waitFor(() => expect(document.querySelector('h1')).toHaveFocus());
    stop();
  });
});
