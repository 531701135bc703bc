/** OIDs of json and jsonb. */
const JSON_TYPES = [114, 3802];

export const asText = (text: string) => text;
export const isJsonType = (oid: number) => JSON_TYPES.includes(oid);

/** What a statement returned, JSON columns as text. */
export class RawRows {
  constructor(
    private readonly fields: readonly { name: string; dataTypeID: number }[],
    private readonly cells: readonly (readonly unknown[])[],
  ) {}

  rows<Row>(): Row[] {
    return this.cells.map((row) => Object.fromEntries(this.fields.map(({ name, dataTypeID }, i) => {
      const cell = row[i];
      return [name, typeof cell === 'string' && isJsonType(dataTypeID) ? JSON.parse(cell) as unknown : cell];
    })) as Row);
  }

  equals(other: RawRows): boolean {
    return (
      this.cells.length === other.cells.length && this.cells.every((row, r) => row.every((cell, c) => sameCell(cell, other.cells[r]?.[c])))
    );
  }
}

function sameCell(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
