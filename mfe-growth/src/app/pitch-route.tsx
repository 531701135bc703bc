import { MakePresentation } from '../features/pitch/make-presentation';
import { PitchPage } from '../features/pitch/pitch.page';
import { ShareHost } from '../features/share/share-host';

export function PitchRoute() {
  return <><PitchPage /><ShareHost /><MakePresentation /></>;
}
