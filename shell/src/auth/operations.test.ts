import persisted from '../../persisted-operations.json';
import { texts } from './operations';

it.each(Object.entries(texts))('sends %s exactly as the build hashed it', (name, text) => {
  expect(persisted.operations.find((operation) => operation.name === name)?.text).toBe(text);
});
