import { slideName, type Slide } from '@heartwood/contract/deck';
import { SortableStrip, type SortableStripProps } from '@heartwood/shared-ui/sortable';
import styled from 'styled-components';
import { listLook } from './strip-look';

const List = styled(SortableStrip<Slide>)`${listLook}`;

export interface SortableSlidesProps {
  slides: readonly Slide[];
  renderSlide: SortableStripProps<Slide>['renderItem'];
  onReorder: SortableStripProps<Slide>['onReorder'];
}

/** Slides that are moved by being dragged, or lifted with Space. */
export function SortableSlides({ slides, renderSlide, onReorder }: SortableSlidesProps) {
  return (
    <List
      items={slides} noun="slide" label="Slides" nameOf={(slide) => slideName(slide) || 'Slide'} onReorder={onReorder}
      renderItem={renderSlide}
    />
  );
}
