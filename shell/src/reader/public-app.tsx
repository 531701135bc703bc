import { useUnit } from 'effector-react';
import { BareNotFound } from '../app/full-screens';
import { LoadingScreen } from '../app/loading-screen';
import { useLocation } from '../navigation/use-location';
import { RemotePage } from '../page/remote-page';
import { Whole } from '../page/whole';
import { $pages, pageOf } from '../registry/menu.model';
import { $publishedRegistry, $registryError, hasReadRegistry, registryWanted } from '../registry/registry.model';
import { provideShellServices } from '../remotes/shell-services';
import { Toasts } from '../toasts/toast-list';
import { readerServices } from './reader-shell';

provideShellServices(readerServices());
if (!hasReadRegistry()) registryWanted();

/** A page that somebody reads by its address: no layout, and only what a remote has said to be public. */
export function PublicApp() {
  const { pathname } = useLocation();
  const page = pageOf(useUnit($pages), pathname);
  const [registry, error] = useUnit([$publishedRegistry, $registryError]);
  if (page?.access === 'public') return <Whole><RemotePage name={page.remote} basePath={page.path} /><Toasts /></Whole>;
  return registry || error ? <BareNotFound /> : <LoadingScreen />;
}
