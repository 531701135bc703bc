import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { ImageViewer, type ImageViewerProps } from './image-viewer';

const images = ['shelf', 'depot', 'jar'].map((name) => ({ id: name, name: `${name}.png`, url: `/files/${name}` }));

function Page(props: Partial<ImageViewerProps>) {
  const [startId, setStart] = useState<string | null>(null);
  return (
    <>
      {images.map(({ id }) => <button key={id} type="button" onClick={() => setStart(id)}>{`Open ${id}`}</button>)}
      {startId ? <ImageViewer images={images} startId={startId} onClose={() => setStart(null)} {...props} /> : null}
    </>
  );
}

async function open(name: string, props: Partial<ImageViewerProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: `Open ${name}` }));
  return within(screen.getByRole('dialog'));
}

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('shows the picture that was pressed, goes on by arrow keys and buttons, and stops at both ends', async () => {
  const viewer = await open('depot');
  expect([title(), viewer.getByText('2 of 3')]).toEqual(['depot.png', expect.anything()]);
  expect(viewer.getByRole('img')).toHaveAttribute('src', '/files/depot');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(title()).toBe('jar.png');
  expect(viewer.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  await userEvent.click(viewer.getByRole('button', { name: 'Previous picture' }));
  expect(title()).toBe('depot.png');
  await userEvent.keyboard('{Home}');
  expect(title()).toBe('shelf.png');
  await userEvent.keyboard('{End}');
  expect(title()).toBe('jar.png');
});

test('Esc closes it, and the focus is where it was', async () => {
  await open('jar');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open jar' })).toHaveFocus();
});

test('a swipe leads on: what the row was scrolled to is what is looked at', async () => {
  const viewer = await open('shelf');
  const strip = viewer.getByRole('group', { name: 'Pictures' });
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  strip.scrollLeft = 390;
  fireEvent.scroll(strip);
  expect(title()).toBe('depot.png');
});

test('looks nearer by key, button and double press; then the arrows are the picture’s own, and another one fits the screen again', async () => {
  const viewer = await open('depot');
  const width = () => viewer.getByRole('img').style.width;
  await userEvent.keyboard('+');
  expect(width()).toBe('150%');
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toBe('depot.png');
  await userEvent.keyboard('0');
  expect(width()).toBe('100%');
  await userEvent.dblClick(viewer.getByRole('img'));
  expect(width()).toBe('200%');
  await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }));
  expect([title(), width()]).toEqual(['jar.png', '100%']);
  await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
  await userEvent.keyboard('-');
  expect(width()).toBe('100%');
});

test('is downloaded under its name, or opened in a window of its own', async () => {
  const viewer = await open('jar');
  expect(viewer.getByRole('link', { name: 'Download jar.png' })).toHaveAttribute('download', 'jar.png');
  expect(viewer.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', '/files/jar');
});

test('a picture whose address ended comes by a fresh one; one that is gone says so and may be asked for again', async () => {
  const asked: string[] = [];
  let fresh: string | null = '/files/jar?fresh';
  const viewer = await open('jar', { renew: (url) => { asked.push(url); return Promise.resolve(fresh); } });
  fireEvent.error(viewer.getByRole('img'));
  await waitFor(() => expect(viewer.getByRole('img')).toHaveAttribute('src', '/files/jar?fresh'));
  expect(viewer.getByRole('link', { name: 'Download jar.png' })).toHaveAttribute('href', '/files/jar?fresh');
  fireEvent.error(viewer.getByRole('img'));
  expect(await viewer.findByRole('alert')).toHaveTextContent('jar.png could not be loaded');
  expect(asked).toEqual(['/files/jar']);
  await userEvent.keyboard('{ArrowLeft}');
  fresh = null;
  fireEvent.error(viewer.getByRole('img'));
  expect(await viewer.findByRole('alert')).toHaveTextContent('depot.png could not be loaded');
  fresh = '/files/depot?fresh';
  await userEvent.click(viewer.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(viewer.getByRole('img')).toHaveAttribute('src', '/files/depot?fresh'));
});

test('has nothing that axe objects to', async () => {
  await open('depot');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
