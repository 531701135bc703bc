import { startLocalSlack } from '../../testing/local-slack';
import { testRights } from '../../testing/test-rights';
import { SLACK_RIGHTS } from './slack.rights';

testRights(SLACK_RIGHTS, async () => {
  const { origin, close } = await startLocalSlack();
  return { config: { localSlack: origin }, close };
});
