import './slack.fields';

export { postToSlack } from './post-to-slack.job';
export { SlackSender } from './slack-sender';
export { takeSlackNews } from './take-slack-news.job';
