import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { latePart } from './late-part';
import { atButton } from './lost-parts';

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error
      ? <button onClick={() => this.setState({ error: null })}>{`Try again: ${this.state.error.message}`}</button>
      : this.props.children;
  }
}

it('shows what stands for it until its code is there, and itself at once from then on', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Late = latePart(load);
  const first = render(<Late name="Amara" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Amara')).toBeVisible();
  first.unmount();
  render(<Late name="Tomas" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Hello Tomas')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched once, ahead of being shown', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Late = latePart(load);
  Late.prefetch();
  Late.prefetch();
  render(<><Late name="Amara" /><Late name="Tomas" /></>);
  expect(await screen.findByText('Hello Tomas')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks for a patient part once the picture around it is there', async () => {
  const seen: (string | null)[] = [];
  const Late = latePart(() => {
    seen.push(document.body.textContent);
    return Promise.resolve(Greeting);
  }, { isPatient: true });
  render(<><h1>Vision</h1><Late name="Amara" /></>);
  expect(await screen.findByText('Hello Amara')).toBeVisible();
  expect(seen).toEqual(['Vision']);
});

it('hands a failure to the boundary, and asks again when it is shown anew', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('no network'));
  const Late = latePart(load);
  render(<Boundary><Late name="Amara" /></Boundary>);
  const retry = await screen.findByRole('button', { name: 'Try again: no network' });
  act(() => retry.click());
  expect(await screen.findByText('Hello Amara')).toBeVisible();
  silent.mockRestore();
});

describe('what can’t be fetched', () => {
  const reported = jest.fn();
  beforeEach(() => { Object.assign(window, { reportError: reported }); });
  afterEach(() => reported.mockReset());
  const offline = new Error('no network');

  it('takes no page with it when it is a layer: it is told, closed, and comes when it is opened again', async () => {
    const load = jest.fn(() => Promise.resolve(() => <p>Who liked it</p>)).mockRejectedValueOnce(offline);
    const Late = latePart<{ onClose(): void }>(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return <><button onClick={() => setOpen(true)}>3 likes</button>{isOpen ? <Late onClose={() => setOpen(false)} /> : null}</>;
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded. Check your connection and try again.');
    expect(reported).toHaveBeenCalledWith(offline);
    fireEvent.pointerDown(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Who liked it')).toBeVisible();
  });

  it('leaves its button where it was, and the next press asks for it anew', async () => {
    const load = jest.fn(() => Promise.resolve(() => <p>Actions</p>)).mockRejectedValueOnce(offline);
    const Late = latePart<object>(load, { failed: atButton('The menu') });
    render(<Late fallback={<button>More</button>} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded. Check your connection and try again.');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByText('Actions')).toBeVisible();
  });
});

// React 19.3 ends in error 177 here with lazy and Suspense: the reveal it held back meets a tree that an effect of the other root has
// committed.
it('comes while an effect of another root changes what both read', async () => {
  const uncaught: unknown[] = [];
  const isAct = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as boolean;
  // The order of React's own tasks is what is looked at here.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const heard = new Set<() => void>();
  let shared = 0;
  const useShared = () => useSyncExternalStore((hear) => (heard.add(hear), () => heard.delete(hear)), () => shared);
  const after = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); });

  const Inner = latePart(() => after(100).then(() => () => <p>inner</p>));
  const Outer = latePart(() => after(50).then(() => () => <Inner fallback={<p>wait for inner</p>} />));
  const Reader = () => <><p>{`read ${useShared()}`}</p><Outer fallback={<p>wait for outer</p>} /></>;
  let turn = (_step: number): void => undefined;
  function Writer() {
    const [step, setStep] = useState(0);
    turn = setStep;
    useLayoutEffect(() => {
      const until = performance.now() + (step > 0 ? 120 : 0);
      while (performance.now() < until);
    }, [step]);
    useEffect(() => {
      shared = step;
      for (const hear of heard) hear();
    }, [step]);
    return null;
  }
  const places = [0, 1].map(() => document.body.appendChild(document.createElement('div')));
  const onUncaughtError = (error: unknown): void => void uncaught.push(error);
  const hearThrown = (event: ErrorEvent): void => {
    event.preventDefault();
    uncaught.push(event.error);
  };
  window.addEventListener('error', hearThrown);
  const roots = places.map((place) => createRoot(place, { onUncaughtError }));
  roots[0]?.render(<Reader />);
  roots[1]?.render(<Writer />);
  await after(260);
  turn(1);
  expect(await screen.findByText('inner', undefined, { timeout: 5_000 })).toBeVisible();
  expect(await screen.findByText('read 1', undefined, { timeout: 5_000 })).toBeVisible();
  expect(uncaught).toEqual([]);
  for (const root of roots) root.unmount();
  for (const place of places) place.remove();
  window.removeEventListener('error', hearThrown);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isAct);
});

it('has what stands for it when it can’t be fetched, beside which all goes on, and is asked for again from there', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('no network'));
  const Late = latePart<{ name: string }>(load, {
    failed: ({ error, retry }, { name }) => <button onClick={retry}>{`${name}: ${String(error)}`}</button>,
  });
  render(<><input aria-label="Text" /><Late name="Amara" /></>);
  const text = screen.getByLabelText('Text');
  const retry = await screen.findByRole('button', { name: 'Amara: Error: no network' });
  act(() => retry.click());
  expect(await screen.findByText('Hello Amara')).toBeVisible();
  expect(screen.getByLabelText('Text')).toBe(text);
});
