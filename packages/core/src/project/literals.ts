/** A string as TypeScript writes it, in the quotes that need fewer escapes. */
export function toLiteral(text: string): string {
  const double = JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const count = (sign: string): number => text.split(sign).length - 1;
  if (count('"') <= count("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export type Data = string | true | readonly DataObject[];
export type DataObject = readonly (readonly [name: string, value: Data])[];

/** Code is at most this wide, in letters, as formatters have it unless told otherwise. */
export const MAX_COLUMNS = 80;

/** An array of objects as code, after so many columns of its line: a line an object, and one line in all where formatters have it so. */
export const printArray = (objects: readonly DataObject[], indent: number, columns = 0): string => {
  if (objects.length === 0) return '[]';
  const isTable = objects.length > 1 && objects.every((object) => object.length > 1);
  const line = `[${objects.map((object) => printObject(object, indent)).join(', ')}]`;
  if (!isTable && !line.includes('\n') && columns + line.length + 1 <= MAX_COLUMNS) return line;
  const pad = ' '.repeat(indent + 2);
  return `[\n${objects.map((object) => `${pad}${printObject(object, indent + 2)},\n`).join('')}${' '.repeat(indent)}]`;
};

const printObject = (object: DataObject, indent: number): string => {
  if (object.length === 0) return '{}';
  const line = `{ ${object.map(([name, value]) => `${name}: ${printData(value, indent, indent)}`).join(', ')} }`;
  if (!line.includes('\n') && indent + line.length + 1 <= MAX_COLUMNS) return line;
  const pad = ' '.repeat(indent + 2);
  const rows = object.map(([name, value]) => {
    const printed = printData(value, indent + 2, indent + name.length + 4);
    // A text that does not fit beside its name goes below it.
    const isLong = typeof value === 'string' && indent + 2 + name.length + 2 + printed.length + 1 > MAX_COLUMNS;
    return `${pad}${name}:${isLong ? `\n${pad}  ` : ' '}${printed},\n`;
  });
  return `{\n${rows.join('')}${' '.repeat(indent)}}`;
};

const printData = (value: Data, indent: number, columns: number): string =>
  value === true ? 'true' : typeof value === 'string' ? toLiteral(value) : printArray(value, indent, columns);
