import type { Browser } from '@playwright/test';

/** A picture as no description of it would paint. */
const PHOTO = `<svg width="96" height="96" style="border-radius:8px"><filter id="f"><feTurbulence baseFrequency=".04" numOctaves="4"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/></filter><rect width="96" height="96" filter="url(#f)"/></svg>`;

const page = (title: string, accent: string, hasPhoto: boolean) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font: 14px/20px Arial, sans-serif; color: #1f2937; background: #f3f4f6 }
  header { height: 48px; background: #ffffff; border-bottom: 1px solid #e5e7eb; padding: 0 24px; line-height: 48px; font-weight: 700 }
  main { padding: 24px; display: flex; gap: 16px }
  section { width: 160px; height: 96px; padding: 16px; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 8px }
  button { margin: 0 24px; height: 36px; padding: 0 16px; border: 0; border-radius: 6px; background: ${accent}; color: #ffffff; font: inherit }
</style><header>${title}</header><main><section>Revenue</section><section>Orders</section>${hasPhoto ? PHOTO : ''}</main><button>Create report</button>`;

const drawn = new Map<string, Buffer>();

/** A real screenshot of a small page, drawn once by the browser: quick to measure, and no fixture to keep. */
export const drawScreenshot = async (
  browser: Browser,
  { name = 'page.png', title = 'Acme', accent = '#2563eb', hasPhoto = false } = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const markup = page(title, accent, hasPhoto);
  let buffer = drawn.get(markup);
  if (!buffer) {
    // A story on a phone must not turn the pictures into those of a phone.
    const tab = await browser.newPage({ viewport: { width: 480, height: 280 }, isMobile: false });
    await tab.setContent(markup);
    buffer = await tab.screenshot();
    await tab.close();
    drawn.set(markup, buffer);
  }
  return { name, mimeType: 'image/png', buffer };
};
