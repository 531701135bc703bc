import { LIMITS } from '@heartwood/contract/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { invalid } from '../../request/errors';
import { line } from '../../text/text';
import { calendarCategory } from './lane.table';
import type { RecordInputOf, RecordKind } from './record-kind';

export type CategoryInput = RecordInputOf<{ title: string }>;

/** Its name stands once in a company, whatever the case (spec section 5: at least three characters). */
export const CATEGORIES: RecordKind<typeof calendarCategory, CategoryInput> = {
  type: 'CalendarCategory', component: 'category', step: 'CATEGORY_CHANGED', table: calendarCategory, most: 200, many: 'categories',
  // Spec section 6, letter by letter.
  refusal: "Access Denied. You don't have permission to add category.",
  async check(tx, { companyId }, { input, row }) {
    const given = input.title === undefined ? row?.title : input.title;
    const title = line('title', given ?? '', { ...LIMITS.categoryName, label: 'The category name' });
    const { id, companyId: company, isDeleted } = calendarCategory;
    const [other] = await tx.select({ title: calendarCategory.title }).from(calendarCategory).where(and(
      eq(company, companyId), eq(isDeleted, false), ne(id, input.id), eq(sql`lower(${calendarCategory.title})`, title.toLowerCase()),
    ));
    if (other) throw invalid('title', `There is a category “${other.title}” already.`);
    return { title };
  },
};
