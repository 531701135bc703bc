import { foundSql } from '../../text/search';

/**
 * Whether a person `u` is found by their name, or by that of the company which is shown beside it.
 * Their ids are found by the indexes first: all who could be meant, also where another company of theirs is shown.
 * @param beside alias of that company
 * @param text parameter of what is looked for, folded
 * @param grams parameter of its grams
 */
export function foundByNameSql(beside: string, text: string, grams: string): string {
  const found = (alias: string) => foundSql(`${alias}.search_text`, text, grams);
  return `(${found('u')} or ${found(beside)}) and u.id in (
          select w.id
          from users w
          where ${found('w')}
          union
          select own.created_by
          from company own
          where ${found('own')}
          union
          select seat.user_id
          from company joined
          join team_member seat on seat.company_id = joined.id and seat.is_accepted
          where ${found('joined')})`;
}
