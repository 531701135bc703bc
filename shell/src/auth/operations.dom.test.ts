import persisted from '../../persisted-operations.json';
import { SET_PRESENCE } from '../embed/report-presence';
import { texts } from './operations';

it.each(Object.entries({ ...texts, SetPresence: SET_PRESENCE }))('sends %s exactly as the build hashed it', (name, text) => {
  expect(persisted.operations.find((operation) => operation.name === name)?.text).toBe(text);
});
