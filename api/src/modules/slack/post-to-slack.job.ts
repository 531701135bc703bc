import { defineJob } from '../jobs';
import { noteOutcome } from './note-outcome';
import { doorOf, findConnection } from './slack-connection';
import { slackBody } from './slack-message';
import type { SlackPost } from './slack-news';
import { SlackRefusal } from './slack-refusal';
import { wordsOf } from './slack-words';

/**
 * Sends one message. What Slack refuses is shown on the page and tried again by the rules of all jobs; where it asks to wait, exactly as
 * long as it says. Whoever disconnects or chooses otherwise meanwhile is obeyed.
 */
export const postToSlack = defineJob<SlackPost>({
  kind: 'post-to-slack',
  run: async (services, post, { key }) => {
    const row = await findConnection(services.db.orm, post.companyId);
    if (!row || !(post.news in row.sends)) return;
    const parts = await wordsOf(services, post);
    if (parts === null) return;
    try {
      const door = doorOf(services, row, row.sends[post.news] ?? null);
      if (!door) throw new SlackRefusal('sealed');
      await services.slack.send(door, slackBody(parts));
      await noteOutcome(services, row, null);
    } catch (error) {
      if (!(error instanceof SlackRefusal)) throw error;
      await noteOutcome(services, row, error.code);
      const { waitSeconds } = error;
      if (waitSeconds === null) throw error;
      const runAt = new Date(services.now().getTime() + waitSeconds * 1000);
      await services.db.transaction((tx) => services.jobs.enqueue(tx, postToSlack, { payload: post, key, runAt }));
    }
  },
});
