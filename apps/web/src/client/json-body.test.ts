import { expect, test } from 'vitest';
import { toJsonBody } from './json-body.ts';

test('the body is JSON, with blobs as texts and unset fields left out', async () => {
  const body = toJsonBody({
    imageBase64: new Blob(['iVBORw==']),
    uiType: 'webapp',
    pageName: 'Say "hi"\n',
    sectionName: undefined,
    isFullPage: true,
  });
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toEqual({
    imageBase64: 'iVBORw==',
    uiType: 'webapp',
    pageName: 'Say "hi"\n',
    isFullPage: true,
  });
  expect(await toJsonBody({}).text()).toBe('{}');
});
