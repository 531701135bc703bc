import { Pieces } from './view-look';

/** One piece a slide, those up to the present one filled. */
export function ProgressPieces({ index, count }: { index: number; count: number }) {
  return (
    <Pieces
      $count={count} {...(count > 60 && { 'data-many': '' })} role="progressbar" aria-label={`Slide ${index + 1} of ${count}`}
      aria-valuemin={1} aria-valuenow={index + 1} aria-valuemax={count}
    >
      {Array.from({ length: count }, (_, place) => <i key={place} {...(place <= index && { 'data-done': '' })} />)}
    </Pieces>
  );
}
