import type { Locator, Page } from '@playwright/test';
import { drawScreenshot } from './draw-screenshot.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { generateProject } from './walk-wizard.ts';

// Without it nothing blinks by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The color of one pixel of a picture on the page, by its share of width and height. */
const colorAt = async (page: Page, sheet: Locator, x: number, y: number): Promise<string> => {
  const bytes = (await sheet.screenshot()).toString('base64');
  return page.evaluate(
    async ([base64, left, top]) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const [r, g, b] = context.getImageData(bitmap.width * left, bitmap.height * top, 1, 1).data;
      return `${r},${g},${b}`;
    },
    [bytes, x, y] as const,
  );
};

const paste = async (page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof drawScreenshot>>) =>
  page.evaluate(
    ([file, type, base64]) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([raw], file, { type }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );

test('a pasted build lies over its original, divided, in turns or subtracted, and its score is kept', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await generateProject(page, browser, 'Checked');
  const panel = page.getByRole('region', { name: 'Check my build' });
  await expect(panel).toBeVisible();
  await paste(page, await drawScreenshot(browser, { title: 'Acme 1', accent: '#dc2626' }));
  const difference = panel.getByRole('button', { name: /#dc2626.*#2563eb/ });
  await expect(difference).toBeVisible({ timeout: 60_000 });

  const sheet = panel.getByRole('region', { name: 'Original and build' });
  // A place on the button, left of its words.
  const button = () => colorAt(page, sheet, 0.065, 0.875);
  const divide = panel.getByRole('slider', { name: 'Divider between original and build' });
  await divide.focus();
  await page.keyboard.press('End');
  await expect.poll(button).toBe('37,99,235');
  await page.keyboard.press('Home');
  await expect.poll(button).toBe('220,38,38');

  await panel.getByText('Difference', { exact: true }).click();
  await expect.poll(button).not.toMatch(/^(37,99,235|220,38,38)$/);
  // The header is the same in both.
  await expect.poll(() => colorAt(page, sheet, 0.6, 0.05)).toBe('0,0,0');

  await panel.getByText('Blink', { exact: true }).click();
  await expect.poll(button).toBe('220,38,38');
  await expect.poll(button).toBe('37,99,235');
  await panel.getByRole('button', { name: 'Pause' }).click();
  const shownNow = await panel.getByRole('button', { name: /^Show/ }).textContent();
  await panel.getByRole('button', { name: /^Show/ }).click();
  await expect(panel.getByRole('button', { name: /^Show/ })).not.toHaveText(shownNow!);

  await difference.click();
  await expect(difference).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'check my build');

  await panel.getByLabel('Upload your screenshot').setInputFiles([await drawScreenshot(browser, { title: 'Acme 1' })]);
  await expect(panel.getByText('No differences found.')).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Earlier checks' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([/of 100, 1 difference,/, /^100 of 100, 0 differences,/]);
});
