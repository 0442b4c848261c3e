import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitOf } from './families.ts';
import { LIBRARIES, listOwnPages } from './own/own-page.ts';
import { loadManifest } from './real/manifest.ts';

/** `name` of `name@1.2.3`, of `@scope/name@1.2.3` and of `alias@npm:name@1.2.3`. */
export function nameOfSpec(spec: string): string {
  const real = /@npm:(.+)$/.exec(spec)?.[1] ?? spec;
  return real.replace(/(.)@[^@]*$/, '$1');
}

const FONTS = /^@fontsource/;

const packagesOf = (library: string): string[] => {
  const manifest = readFileSync(path.join(LIBRARIES, library, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(manifest) as { dependencies?: Record<string, string> }).dependencies ?? {}).filter(
    (name) => !FONTS.test(name),
  );
};

/**
 * Packages that nothing may learn from: what pages of sealed families come from or are made with, as long as no open family uses it
 * too (fonts, icons and frameworks are everybody's), and what has the name or the scope of a sealed family.
 */
export function createSealedCheck(): (packageName: string) => string | undefined {
  const manifest = loadManifest();
  const libraries = [...new Set(listOwnPages().map(({ library }) => library))];
  const uses = [
    ...manifest.map((page) => ({ family: page.family, name: nameOfSpec(page.package ?? '') })),
    ...libraries.flatMap((family) => packagesOf(family).map((name) => ({ family, name }))),
  ];
  const shared = new Set(uses.filter(({ family }) => splitOf(family) === 'open').map(({ name }) => name));
  const sealed = new Map(
    uses
      .filter(({ family, name }) => splitOf(family) === 'sealed' && !shared.has(name))
      .map(({ family, name }) => [name, family]),
  );
  const families = new Set(uses.map(({ family }) => family).filter((family) => splitOf(family) === 'sealed'));
  return (name) => {
    const scope = /^@([^/]*)\//.exec(name)?.[1];
    const bare = name.replace(/^@[^/]*\//, '');
    return (
      sealed.get(name) ??
      [...families].find(
        (family) =>
          scope === family || bare === family || bare.startsWith(`${family}-`) || bare.startsWith(`${family}.`),
      )
    );
  };
}
