import { testRights } from '../../testing/test-rights';
import { NOTE_RIGHTS } from './note.rights';

testRights(NOTE_RIGHTS);
