import { countReading } from '@heartwood/client-kit/reading';
import type { ShareSection } from '@heartwood/contract/domain';
import { useEffect } from 'react';

/** Counts the seconds in which each section (`data-section`) is read: in sight, while the tab is seen. */
export function useReadingTime(tell: (times: { section: ShareSection; seconds: number }[]) => void): void {
  useEffect(() => {
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
    const stop = countReading(() => inSight, (times) => tell(times.map(({ part, seconds }) => ({ section: part, seconds }))));
    return () => {
      stop();
      observer.disconnect();
    };
  }, [tell]);
}
