import { focusProperties, propertiesCame } from './focus-properties';

const block = document.createElement('button');
const other = document.createElement('button');
const properties = document.createElement('section');
properties.dataset['properties'] = '';
properties.innerHTML = '<input>';

beforeEach(() => {
  document.body.replaceChildren(block, other);
  block.focus();
});
const come = () => {
  document.body.append(properties);
  propertiesCame();
};
const field = () => properties.querySelector('input');

test('the focus goes to the properties, also when they come later', () => {
  focusProperties();
  expect(block).toHaveFocus();
  come();
  expect(field()).toHaveFocus();
  block.focus();
  focusProperties();
  expect(field()).toHaveFocus();
});

test('it is not taken from who has gone on, nor from who never asked', () => {
  focusProperties();
  other.focus();
  come();
  expect(other).toHaveFocus();
  block.focus();
  propertiesCame();
  expect(block).toHaveFocus();
});
