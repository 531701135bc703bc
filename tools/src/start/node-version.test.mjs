import { nodeTooOld } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0'])('Node %s will do', (version) => {
  expect(nodeTooOld(version)).toBeNull();
});

test.each(['18.20.0', '20.18.9', '20.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(nodeTooOld(version)).toMatch(new RegExp(`^Heartwood needs Node 20\\.19\\.0 or newer, and this is Node ${version}: [^\\n]+$`));
});
