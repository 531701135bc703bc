import { useState, type DragEvent } from 'react';

/** Its own kind of data: no text field and no other page takes it. */
const NOTE = 'application/x-heartwood-note';

/** For a note that can be drawn into another folder; its menu has the same for keys and fingers. */
export const draggedNote = (id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(NOTE, id);
    event.dataTransfer.effectAllowed = 'move';
  },
});

/** For a folder that takes notes; `isOver` while one is held over it. */
export function useNoteDrop(onDrop: (noteId: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(NOTE)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const id = event.dataTransfer.getData(NOTE);
      if (id === '') return;
      event.preventDefault();
      onDrop(id);
    },
  };
}
