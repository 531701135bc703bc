import { useState, type DragEvent } from 'react';

/**
 * A place that files can be dropped on: `place` goes onto its outermost element, `isOver` says that files are held over it. What is
 * dragged otherwise, as words or a row of a list, passes it by; over what stands in the place it is still the place.
 * @param onFiles null while nothing is taken here
 */
export function useFileDrop(onFiles: ((files: FileList) => void) | null) {
  const [isHeld, setHeld] = useState(false);
  const hold = (event: DragEvent) => {
    if (onFiles === null || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setHeld(true);
  };
  const place = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(false);
    },
    onDrop: (event: DragEvent) => {
      setHeld(false);
      const { files } = event.dataTransfer;
      if (onFiles === null || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isOver: isHeld && onFiles !== null, place };
}
