import { icons } from 'lucide';

type Part = [string, Record<string, string | number | undefined>];
const toName = (name: string) => name.replace(/(^|-)([a-z\d])/g, (_, __, letter: string) => letter.toUpperCase());

/** An icon of Lucide as markup, named in kebab case. */
export function icon(name: string, className = 'size-5'): string {
  const parts = (icons as unknown as Record<string, Part[]>)[toName(name)];
  if (!parts) throw new Error(`Lucide has no icon "${name}".`);
  const drawn = parts
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([key, value]) => `${key}="${value}"`)
          .join(' ')}/>`,
    )
    .join('');
  return `<svg class="lucide lucide-${name} ${className}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>`;
}
