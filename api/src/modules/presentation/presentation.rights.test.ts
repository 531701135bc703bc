import { testRights } from '../../testing/test-rights';
import { PRESENTATION_RIGHTS } from './presentation.rights';

testRights(PRESENTATION_RIGHTS);
