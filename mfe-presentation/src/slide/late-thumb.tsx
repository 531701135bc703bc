import { memo, useEffect, useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { SlideFrame } from './slide-frame';
import { slideTheme, SlideThumb } from './slide-view';

const Hold = styled.div`min-height: 1px;`;

/** A thumb that is drawn when it comes near the window: of many slides a few are seen. */
export const LateThumb = memo(function LateThumb(props: ComponentProps<typeof SlideThumb>) {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = holder.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, { rootMargin: '400px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Hold ref={holder}>
      {isNear ? <SlideThumb {...props} /> : <SlideFrame theme={slideTheme(props.slide, props.theme)}>{null}</SlideFrame>}
    </Hold>
  );
});
