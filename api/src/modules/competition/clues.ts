import { defineClue, liveRowsWhere } from '../growth';

defineClue({
  key: 'comparison', modules: ['comparison'],
  rows: liveRowsWhere('competitor', "not r.is_self and coalesce(r.price, '') = ''"),
});
