import { ReadingTime, type Read } from './reading-time';

const TELL_EVERY = 15;

/**
 * Counts the seconds in which parts are in sight, while the tab is seen, and tells them now and then, and when the tab is left.
 * @param inSight what is seen in this second
 * @returns stops it, and tells what was not told yet
 */
export function countReading<Part extends string>(inSight: () => Iterable<Part>, tell: (times: Read<Part>[]) => void): () => void {
  const time = new ReadingTime<Part>();
  const sendNews = () => {
    const news = time.news();
    if (news.length > 0) tell(news);
  };
  let seconds = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    time.tick(inSight());
    seconds += 1;
    if (seconds % TELL_EVERY === 0) sendNews();
  }, 1000);
  const onHidden = () => {
    if (document.visibilityState === 'hidden') sendNews();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', sendNews);
  return () => {
    sendNews();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', sendNews);
  };
}
