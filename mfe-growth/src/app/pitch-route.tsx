import { PitchPage } from '../features/pitch/pitch.page';

export function PitchRoute() {
  return <PitchPage />;
}
