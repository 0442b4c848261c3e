import type { Page } from '@playwright/test';

/** Milliseconds from the click on the first saved entry until the frame that shows its prompt; `fresh` loads the list anew. */
export const openSavedResult = async (page: Page, url: string, fresh: boolean): Promise<number> => {
  if (fresh) await page.goto(`${url}/history`);
  else await page.getByRole('link', { name: 'History' }).first().click();
  const link = page.getByTestId('history-list').getByRole('link').first();
  await link.waitFor();
  await page.waitForTimeout(1_000); // idle time, in which the page fetches what is opened next
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          (event) => {
            const look = () =>
              document.querySelector('[aria-labelledby="generated-prompt"]')
                ? requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
                : requestAnimationFrame(look);
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  await link.hover();
  await page.waitForTimeout(80); // as long as a hand rests on what it is about to click
  await link.click();
  return shown;
};
