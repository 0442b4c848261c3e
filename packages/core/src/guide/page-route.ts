/** GB3: lower case, spaces become hyphens, other characters are removed. */
export const pageRoute = (name: string): string =>
  `/${name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')}`;

const HOME_ROUTES = ['/', '/home'];

/** The routes of all pages in order: the home page has two (GB4), no route is given twice, none is empty. */
export const pageRoutes = (names: readonly string[], homePage: number | undefined): string[][] => {
  const taken = new Set(homePage === undefined ? [] : HOME_ROUTES);
  return names.map((name, index) => {
    if (index === homePage) return HOME_ROUTES;
    const wanted = /[a-z0-9]/.test(pageRoute(name)) ? pageRoute(name) : `/page-${index + 1}`;
    let route = wanted;
    for (let count = 2; taken.has(route); count++) route = `${wanted}-${count}`;
    taken.add(route);
    return [route];
  });
};
