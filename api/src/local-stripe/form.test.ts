import { readForm } from './form';

it.each([
  ['a=1&b=x%20y', '{"a":"1","b":"x y"}'],
  ['items[0][price]=p&items[1][price]=q', '{"items":[{"price":"p"},{"price":"q"}]}'],
  ['expand[]=a&expand[]=b', '{"expand":["a","b"]}'],
  ['metadata[company]=c&metadata[0x]=y', '{"metadata":{"company":"c","0x":"y"}}'],
  ['__proto__[polluted]=1', '{"__proto__":{"polluted":"1"}}'],
])('reads %s', (text, fields) => {
  expect(JSON.stringify(readForm(text))).toBe(fields);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
