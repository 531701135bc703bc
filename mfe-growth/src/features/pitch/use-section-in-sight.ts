import { useEffect, useState } from 'react';

/** Which of the sections by these ids is being read, and a way to look at another. */
export function useSectionInSight(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [inSight, setInSight] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    const sections = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    // The upper third of the window is where one reads.
    const observer = new IntersectionObserver((entries) => {
      const met = entries.find(({ isIntersecting }) => isIntersecting);
      if (met) setInSight(met.target.id);
    }, { rootMargin: '0px 0px -67% 0px' });
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [key]);
  const lookAt = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    setInSight(id);
  };
  return [inSight, lookAt];
}
