import type { ShareSection } from '@heartwood/contract/domain';
import { useEffect } from 'react';
import { ReadingTime } from './reading-time';

const TELL_EVERY = 15;

/** Counts the seconds in which each section (`data-section`) is read: in sight, while the tab is seen. */
export function useReadingTime(tell: (times: { section: ShareSection; seconds: number }[]) => void): void {
  useEffect(() => {
    const time = new ReadingTime();
    const inSight = new Set<ShareSection>();
    // Half of it, or as much as the window holds.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const section = (target as HTMLElement).dataset['section'] as ShareSection;
        const fills = rootBounds !== null && intersectionRect.height > rootBounds.height / 2;
        if (intersectionRatio >= 0.5 || fills) inSight.add(section);
        else inSight.delete(section);
      }
    }, { threshold: [0, 0.25, 0.5, 0.75] });
    document.querySelectorAll('[data-section]').forEach((element) => observer.observe(element));
    const sendNews = () => {
      const news = time.news();
      if (news.length > 0) tell(news);
    };
    let seconds = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      time.tick(inSight);
      seconds += 1;
      if (seconds % TELL_EVERY === 0) sendNews();
    }, 1000);
    const hidden = () => {
      if (document.visibilityState === 'hidden') sendNews();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', sendNews);
    return () => {
      sendNews();
      observer.disconnect();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', sendNews);
    };
  }, [tell]);
}
