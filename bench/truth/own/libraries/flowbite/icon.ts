const outline = import.meta.glob(
  './node_modules/flowbite-icons/src/outline/{general,arrows,e-commerce,user,weather}/*.svg',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
) as Record<string, string>;
const solid = import.meta.glob('./node_modules/flowbite-icons/src/solid/general/{star,check-circle,bolt}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** An icon of Flowbite's own set. */
export function icon(name: string, className = 'size-5', isSolid = false): string {
  const source = Object.entries(isSolid ? solid : outline).find(([file]) => file.endsWith(`/${name}.svg`));
  if (!source) throw new Error(`Flowbite has no icon "${name}".`);
  return source[1].replace(
    /width="\d+" height="\d+"/,
    `class="${className}" data-truth="icon" data-truth-name="${name}"`,
  );
}
