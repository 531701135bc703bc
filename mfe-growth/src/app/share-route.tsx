import { SharePage } from '../features/share-view/share.page';

export function ShareRoute() {
  return <SharePage />;
}
