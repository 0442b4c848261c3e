import { pageRoutes } from '../guide/page-route.ts';
import { isDeviceName } from '../text/token-name.ts';

/** The routes of pages by their names, as the guide gives them: the first is the home page. Each is also a folder. */
export const routesOf = (names: readonly string[]): string[] =>
  pageRoutes(names, 0).map(([route], at) => {
    const folder = route!.slice(1);
    return isDeviceName(folder) ? `/page-${at + 1}-${folder}` : route!;
  });
