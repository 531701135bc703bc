import { Route, Routes, useLocation, useParams } from 'react-router';
import { latePart } from '@heartwood/shared-ui';
import { LostDeck, OpeningDeck } from '../features/view/view-states';
import { OwnViewPage } from '../features/view/own-view.page';
import { SharedViewPage } from '../features/view/shared-view.page';

const PresenterPage = latePart(() => import('../features/view/presenter.page').then((part) => part.PresenterPage), {
  failed: (lost) => <LostDeck lost={lost} />,
});

const AN_ID = /^[0-9a-f-]{36}$/;

/** Everything under /app/presentation/view: a token is a link's, an id a presentation's. */
export function ViewRoute() {
  return (
    <Routes>
      <Route path=":place" element={<Look />} />
      <Route path=":place/presenter" element={<Present />} />
      <Route path="*" element={<SharedViewPage token="" />} />
    </Routes>
  );
}

function Look() {
  const { place = '' } = useParams();
  const key = new URLSearchParams(useLocation().search).get('key');
  return AN_ID.test(place) ? <OwnViewPage key={place} id={place} viewKey={key} /> : <SharedViewPage key={place} token={place} />;
}

function Present() {
  const { place = '' } = useParams();
  return <PresenterPage key={place} id={place} fallback={<OpeningDeck />} />;
}
