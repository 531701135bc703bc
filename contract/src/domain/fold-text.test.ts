import { foldText } from './fold-text';

describe('a text as it is searched', () => {
  it.each([
    ['Zoë Łukasiewicz-Strauß', 'zoe lukasiewicz strauss'],
    ['  Tomáš \t Dvořák ', 'tomas dvorak'],
    ['Søren Kjærgaard', 'soren kjaergaard'],
    ['İSTANBUL Işık', 'istanbul isik'],
    ['Đặng Thị Hồng', 'dang thi hong'],
    ['Þórður Guðmundsson', 'thordur gudmundsson'],
    ['ΟΔΥΣΣΕΥΣ Παπαδόπουλος', 'οδυσσευσ παπαδοπουλοσ'],
    ['Фёдор Чайковский', 'федор чаиковскии'],
    ['O’Brien & O\'Neill', 'obrien & oneill'],
    ['Booking.com', 'booking com'],
    ['J.R.R. Tolkien', 'j r r tolkien'],
    ['Anne–Marie', 'anne marie'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['Ｌｏｏｐ ﬁrst', 'loop first'],
    ['王小明', '王 小 明'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['हिन्दी', 'हिन्दी'],
    ['C++ 100 %', 'c++ 100 %'],
    ['👩\u200d🚀 Labs', '👩🚀 labs'],
    ['Soft\u00adhyphen', 'softhyphen'],
    ['Nul\0byte', 'nul byte'],
    ['...', '...'],
    ['\u200b', ''],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('does not fold again what is folded', () => {
    for (const text of [
      'Zoë Łukasiewicz-Strauß', 'İSTANBUL', '王小明', 'ΟΔΥΣΣΕΥΣ', '김민수', 'が',
    ]) expect(foldText(foldText(text))).toBe(foldText(text));
  });

  it('is the beginning of a Korean name while that is typed', () => {
    expect(foldText('김민수').startsWith(foldText('기'))).toBe(true);
  });
});
