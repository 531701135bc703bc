import { useState } from 'react';
import { waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import styled from 'styled-components';
import { createFakeShell } from '../fake-shell';
import { CONTRACT } from '../version';
import { defineRemote } from './define-remote';
import { usePageHead } from './use-page-head';
import type { ViewProps } from './view';

function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

/** The `style` of the page that has this in one of its rules: they are in its sheet, not in its text. */
function sheetWith(value: string): HTMLStyleElement | undefined {
  return [...document.querySelectorAll('style')].find(({ sheet }) => (
    [...(sheet?.cssRules ?? [])].some(({ cssText }) => cssText.includes(value))
  ));
}

// `mount` waits for the view to be on the page, as in a browser; act() would hold the rendering back until it resolves.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

describe('defineRemote', () => {
  it('says the contract it was built against', () => {
    expect(defineRemote({ name: 'sample' })).toEqual({ contract: CONTRACT, slots: {} });
  });

  it('shows the view when mount resolves, and takes it and its styles away on unmount', async () => {
    const Red = styled.p`color: rgb(200, 0, 0);`;
    const { page } = defineRemote({ name: 'sample', page: () => <Red>here</Red> });
    const props = { element: place(), shell: createFakeShell() };
    await page!.mount(props);
    const text = props.element.querySelector('p')!;
    expect(getComputedStyle(text).color).toBe('rgb(200, 0, 0)');
    expect(sheetWith('rgb(200, 0, 0)')).toBeDefined();
    await page!.unmount(props);
    expect(props.element.childNodes).toHaveLength(0);
    expect(sheetWith('rgb(200, 0, 0)')).toBeUndefined();
  });

  it('keeps a sheet to write styles to while its element is gone from the page and it is still to be unmounted', async () => {
    const Red = styled.p`color: rgb(201, 0, 0);`;
    const { page } = defineRemote({ name: 'sample', page: () => <Red>here</Red> });
    const props = { element: place(), shell: createFakeShell() };
    await page!.mount(props);
    props.element.remove();
    const sheet = sheetWith('rgb(201, 0, 0)');
    expect(sheet?.isConnected).toBe(true);
    await page!.unmount(props);
    expect(sheet?.isConnected).toBe(false);
  });

  it('hands on new params without losing what the view holds', async () => {
    let made = 0;
    function Slot({ params }: ViewProps) {
      const [number] = useState(() => (made += 1));
      return <p>{`${String(params['room'])} ${number}`}</p>;
    }
    const slot = defineRemote({ name: 'sample', slots: { 'chat@1': Slot } }).slots!['chat@1']!;
    const props = { element: place(), shell: createFakeShell(), params: { room: 'blue' } };
    await slot.mount(props);
    const first = props.element.textContent;
    await slot.update!({ ...props, params: { room: 'green' } });
    await waitFor(() => expect(props.element.textContent).toBe(first?.replace('blue', 'green')));
  });

  it('rejects mount when the view crashes before it is shown, and does not report it twice', async () => {
    const shell = createFakeShell();
    const Broken = (): never => {
      throw new Error('broken from the start');
    };
    const { page } = defineRemote({ name: 'sample', page: Broken });
    await expect(page!.mount({ element: place(), shell })).rejects.toThrow('broken from the start');
    expect(shell.fake.reports).toHaveLength(0);
  });

  it('reports a later crash as fatal, once, and unmounts quietly after it', async () => {
    const shell = createFakeShell();
    let crash = (): void => undefined;
    function Fragile() {
      const [isBroken, setBroken] = useState(false);
      crash = () => setBroken(true);
      if (isBroken) throw new Error('broken later');
      return <p>fine</p>;
    }
    const { page } = defineRemote({ name: 'sample', page: Fragile });
    const props = { element: place(), shell };
    await page!.mount(props);
    crash();
    await waitFor(() => expect(shell.fake.reports).toHaveLength(1));
    expect(shell.fake.reports).toEqual([
      { error: expect.objectContaining({ message: 'broken later' }), context: { remote: 'sample', where: 'render', fatal: true } },
    ]);
    await page!.unmount(props);
    expect(props.element.childNodes).toHaveLength(0);
  });

  it('lets unmount come before the view is shown', async () => {
    const { page } = defineRemote({ name: 'sample', page: () => <p>late</p> });
    const props = { element: place(), shell: createFakeShell() };
    const mounting = page!.mount(props);
    await page!.unmount(props);
    await mounting;
    expect(props.element.childNodes).toHaveLength(0);
  });

  it('routes over the shell\'s history, below its base path', async () => {
    const shell = createFakeShell({ basePath: '/app/sample' });
    function Where() {
      const { pathname } = useLocation();
      return <Link to="/two">{pathname}</Link>;
    }
    function Page() {
      usePageHead({ title: 'Sample', crumbs: [] });
      return <Routes><Route element={<Where />} path="*" /></Routes>;
    }
    const { page } = defineRemote({ name: 'sample', page: Page });
    const props = { element: place(), shell };
    await page!.mount(props);
    await waitFor(() => expect(shell.fake.head.get()?.title).toBe('Sample'));
    const link = props.element.querySelector('a')!;
    expect(link.getAttribute('href')).toBe('/app/sample/two');
    link.click();
    expect(shell.fake.nav.steps).toEqual(['/app/sample/two']);
    await waitFor(() => expect(link.textContent).toBe('/two'));
  });
});
