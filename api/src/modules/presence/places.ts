/** Somewhere people can be at the same time. */
export interface Place { kind: 'module' | 'presentation'; subject: string }

/** Who stands where, as the sockets of this process know it. Only its shape stands here: the context knows it, and it knows the context. */
export interface Places {
  /** Somebody looks at a place from here on; resolves when others can see it. The answer ends it. */
  stand(place: Place, userId: string): Promise<() => void>;
  /** Where in the place somebody is, who stands there; others are told. */
  move(place: Place, userId: string, spot: string | null): Promise<void>;
  close(): void;
}

export const placeTopic = ({ kind, subject }: Place) => `place/${kind}/${subject}`;
