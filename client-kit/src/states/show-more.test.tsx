import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { ShowMore, type ShowMoreProps } from './show-more';
import type { MoreRows } from './use-more';

// jsdom lays nothing out: what the browser would see is told here.
const watched = new Map<Element, IntersectionObserverCallback>();
beforeEach(() => {
  watched.clear();
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(element: Element) { watched.set(element, this.tell); }
    disconnect() { for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element); }
  } as unknown as typeof IntersectionObserver;
});
const endComesNear = () => act(() => {
  for (const tell of watched.values()) tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
});

function Ports({ names, more, isByHand }: Pick<ShowMoreProps, 'more' | 'isByHand'> & { names: readonly string[] }) {
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={rows}>{names.map((name) => <li key={name}><button type="button">{name}</button></li>)}</ul>
      <ShowMore more={more} rows={rows} {...(isByHand !== undefined && { isByHand })} />
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

const at = (state: MoreRows['state']): MoreRows => ({ state, load: jest.fn() });

test('a list goes on by itself as its end comes near, once a page', () => {
  const [first, second] = [at('rest'), at('rest')];
  const { rerender } = render(<Ports names={['Emden']} more={first} />);
  endComesNear();
  expect(first.load).toHaveBeenCalledTimes(1);
  rerender(<Ports names={['Emden']} more={at('loading')} />);
  expect(watched.size).toBe(0);
  rerender(<Ports names={['Emden', 'Husum']} more={second} />);
  endComesNear();
  expect(second.load).toHaveBeenCalledTimes(1);
});

test.each([
  ['by hand', { more: at('rest'), isByHand: true }], ['after a failure', { more: at('failed') }],
])('%s, only who presses gets more', async (_case, props) => {
  render(<Ports names={['Emden']} {...props} />);
  endComesNear();
  expect(props.more.load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Show more|Try again/ }));
  expect(props.more.load).toHaveBeenCalledTimes(1);
});

test('who presses goes on with the first row that is new, also when it was the last page', async () => {
  const { rerender } = render(<Ports names={['Emden']} more={at('rest')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<Ports names={['Emden']} more={at('loading')} />);
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  rerender(<Ports names={['Emden', 'Husum', 'Wyk']} more={null} />);
  expect(screen.getByRole('button', { name: 'Husum' })).toHaveFocus();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  const { rerender } = render(<Ports names={['Emden']} more={at('rest')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  screen.getByRole('link').focus();
  rerender(<Ports names={['Emden', 'Husum']} more={null} />);
  expect(screen.getByRole('link')).toHaveFocus();
});
