import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportRecovered } from './report-recovered';

it('tells what was thrown, not that something was drawn again', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => { reported.push(error); };
  const fault = new TypeError('The company is gone.');
  let isFirst = true;
  function Once() {
    if (!isFirst) return 'drawn';
    isFirst = false;
    throw fault;
  }
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: reportRecovered });
  act(() => startTransition(() => root.render(<Once />)));
  expect(place.textContent).toBe('drawn');
  expect(reported).toEqual([fault]);
  act(() => root.unmount());
});
