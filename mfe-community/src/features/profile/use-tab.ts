import { useSearchParams } from 'react-router';

/** The chosen tab, which stands in the address; the first one unless told. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? tabs[0];
  const choose = (next: Tab) => setParams((before) => {
    if (next === tabs[0]) before.delete('tab');
    else before.set('tab', next);
    return before;
  }, { replace: true });
  return [tab, choose];
}
