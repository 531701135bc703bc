export interface EditorPageProps {
  onShare: (id: string) => void;
  onExport: (id: string) => void;
}

/** What stands at the right of the slide. */
export type Panel = 'inspector' | 'themes' | 'comments' | 'history';
