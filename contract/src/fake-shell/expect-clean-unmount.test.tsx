import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { defineRemote, useShell } from '../kit';
import { createFakeShell } from './create-fake-shell';
import { expectCleanUnmount } from './expect-clean-unmount';

const Title = styled.h1`color: rgb(1, 2, 3);`;

function remoteOf(View: () => React.ReactNode) {
  return defineRemote({ name: 'sample', page: View });
}

describe('expectCleanUnmount', () => {
  it('passes a view that takes everything away again', async () => {
    let seen = '';
    function Tidy() {
      const shell = useShell();
      useEffect(() => {
        const timer = setInterval(() => undefined, 1000);
        const noted = () => undefined;
        window.addEventListener('resize', noted);
        const stop = shell.socket.subscribe(
          { query: 'subscription Company { company { id } }' },
          { next: noted, error: noted, complete: noted },
        );
        return () => {
          clearInterval(timer);
          window.removeEventListener('resize', noted);
          stop();
        };
      }, [shell]);
      return createPortal(<Title>Hello</Title>, document.body);
    }
    // jsdom follows the pointer from the first computed style on.
    getComputedStyle(document.body);
    await expectCleanUnmount(remoteOf(Tidy), {
      use: () => {
        const title = document.querySelector('h1');
        seen = title ? getComputedStyle(title).color : '';
      },
    });
    expect(seen).toBe('rgb(1, 2, 3)');
  });

  it.each<[string, (shell: ReturnType<typeof useShell>) => unknown]>([
    ['listener resize of Window', () => window.addEventListener('resize', () => undefined)],
    ['listener keydown of Document', () => document.addEventListener('keydown', () => undefined, true)],
    ['interval of 1000 ms', () => setInterval(() => undefined, 1000)],
    ['element <p>left</p>', () => document.body.append(Object.assign(document.createElement('p'), { textContent: 'left' }))],
    ['element <style', () => document.head.append(document.createElement('style'))],
    [
      'subscription News',
      (shell) => shell.socket.subscribe({ query: '', operationName: 'News' }, { next() {}, error() {}, complete() {} }),
    ],
    ['mounted slot chat@1', (shell) => shell.slots.mount('chat@1', document.createElement('div'))],
  ])('fails a view that leaves a %s', async (line, leave) => {
    const shell = createFakeShell();
    function Untidy() {
      const lent = useShell();
      useEffect(() => void leave(lent), [lent]);
      return <p>untidy</p>;
    }
    await expect(expectCleanUnmount(remoteOf(Untidy), { shell })).rejects.toThrow(line);
  });

  it('says when the remote has no such view', async () => {
    await expect(expectCleanUnmount({ contract: '1.0' }, { slot: 'notes@1' })).rejects.toThrow('no slot notes@1');
  });
});
