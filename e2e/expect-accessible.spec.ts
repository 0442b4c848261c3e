import { expect, test } from '@playwright/test';
import { findViolations } from './expect-accessible.ts';

test('a frame without a title is found, and so is a picture without words; what a frame holds is not', async ({
  page,
}) => {
  const faulty = '<html lang=en><title>Inside</title><img src=a.png></html>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>Outside</title><main><h1>Frames</h1><img src="data:,">
    <iframe title="With a title" srcdoc="${faulty}"></iframe><iframe id="untitled" srcdoc="${faulty}"></iframe></main></html>`,
  );
  const [untitled, picture, ...others] = (await findViolations(page)).toSorted();
  expect([untitled, picture]).toEqual(['frame-title: #untitled', 'image-alt: img']);
  expect(others).toEqual([]);
});
