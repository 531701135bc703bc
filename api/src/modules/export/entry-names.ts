const MOST_LETTERS = 80;

/** Names that a system keeps for itself, whatever their ending. */
const KEPT = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * What somebody wrote as one name inside an archive: no path and no step upwards, nothing invisible, and nothing that a system takes for
 * something else.
 */
export function entryName(written: string): string {
  const clean = written.normalize('NFC').replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ').replaceAll(/\s+/g, ' ');
  const short = [...clean.replace(/^[\s.~-]+/, '')].slice(0, MOST_LETTERS).join('').replace(/[\s.]+$/, '');
  const [stem = ''] = short.split('.');
  if (short === '') return 'Untitled';
  return KEPT.test(stem.trim()) ? `_${short}` : short;
}

/** Names of the entries of one archive: no two are the same on any system. */
export class EntryNames {
  private readonly taken = new Set<string>();

  folder(name: string): string {
    return entryName(name);
  }

  file(folder: string, title: string, ending: string): string {
    return this.free(`${folder}/${entryName(title)}`, `.${ending}`);
  }

  /** Beside the note, in a folder of its own. */
  attachment(folder: string, title: string, name: string): string {
    const clean = entryName(name);
    const [, stem = clean, ending = ''] = /^(.+)(\.\w{1,10})$/.exec(clean) ?? [];
    return this.free(`${folder}/${entryName(title)} files/${stem}`, ending);
  }

  private free(stem: string, ending: string): string {
    for (let count = 1; ; count += 1) {
      const name = `${stem}${count === 1 ? '' : ` (${count})`}${ending}`;
      const key = name.toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return name;
    }
  }
}
