import type { SuggestionReason } from '../../generated/graphql';

/** Why somebody is suggested. `count` as the API has it: followers whom one knows, or all of them. */
export function reasonWords(reason: SuggestionReason, count: number): string {
  switch (reason) {
    case 'FOLLOWED_BY_FOLLOWED': return count === 1 ? '1 person you follow' : `${count.toLocaleString('en')} people you follow`;
    case 'SAME_SECTOR': return 'In your sector';
    case 'WRITES': return 'Writes in Explore';
    case 'POPULAR': return count === 1 ? '1 follower' : `${count.toLocaleString('en')} followers`;
  }
}
