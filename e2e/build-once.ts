import { buildWeb } from '../scripts/build-web.ts';

/** Tests walk the built product, so it is built before the first of them. */
export default async (): Promise<void> => {
  if ((await buildWeb()) !== 0) throw new Error('the web app could not be built');
};
