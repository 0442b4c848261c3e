import type { Random } from './random.ts';
import type { Words } from './words.ts';

const embed = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawn page as one picture: what looks like cards, buttons and menus in it is none of the page's own. */
export const drawMockup = (random: Random, words: Words, width: number, height: number): string => {
  const hue = random.int(0, 359);
  const main = `hsl(${hue},60%,50%)`;
  const isDark = random.chance(0.3);
  const [ground, surface, ink] = isDark ? ['#1e222b', '#2b303b', '#cfd3dc'] : [random.pick(['#fff', '#f4f5fa']), '#fff', '#55596b'];
  const side = random.chance(0.6) ? Math.round(width * 0.2) : 0;
  const size = Math.max(5, Math.round(width / 60));
  const text = (x: number, y: number, color = ink) => `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${color}">${words.label()}</text>`;
  const menu = side > 0 ? `<rect width="${side}" height="${height}" fill="${random.chance(0.5) ? main : surface}"/>${random.times(6, (i) => `<circle cx="${size * 1.5}" cy="${size * (4 + i * 3)}" r="${size / 2}" fill="${ink}"/>${text(size * 3, size * (4.4 + i * 3))}`).join('')}` : '';
  const columns = random.int(2, 3);
  const cell = (width - side - size * (columns + 1)) / columns;
  const cards = random.times(columns * 2, (i) => {
    const x = side + size + (i % columns) * (cell + size);
    const y = size * 5 + Math.floor(i / columns) * (height * 0.42);
    const high = height * 0.38;
    const inside = random.pick([
      () => `<path d="${random.times(8, (j) => `${j ? 'L' : 'M'}${x + size + (j * (cell - 2 * size)) / 7} ${y + high * (0.4 + random.next() * 0.5)}`).join('')}" fill="none" stroke="${main}" stroke-width="2"/>`,
      () => random.times(6, (j) => `<rect x="${x + size + (j * (cell - 2 * size)) / 6}" y="${y + high * 0.9 - high * 0.4 * random.next()}" width="${cell / 12}" height="${high * 0.4 * random.next()}" fill="${main}"/>`).join(''),
      () => `${text(x + size, y + size * 4)}${text(x + size, y + size * 5.6)}<rect x="${x + size}" y="${y + size * 7}" width="${size * 7}" height="${size * 2}" rx="3" fill="${main}"/>`,
    ])();
    return `<rect x="${x}" y="${y}" width="${cell}" height="${high}" rx="${random.int(0, 6)}" fill="${surface}" stroke="${isDark ? '#3a4050' : '#e3e5ee'}"/>${text(x + size, y + size * 2)}${inside}`;
  }).join('');
  const bar = `<rect width="${width}" height="${size * 3.5}" fill="${random.chance(0.4) ? main : surface}"/>${text(side + size, size * 2.2)}<circle cx="${width - size * 2}" cy="${size * 1.8}" r="${size}" fill="${main}"/>`;
  return embed(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${bar}${menu}${cards}</svg>`);
};

/** A mark with a word beside it as one picture, as sites show their logo. */
export const drawLogo = (random: Random, words: Words, height: number, ink: string): string => {
  const name = words.title(1, 1);
  const size = Math.round(height * 0.72);
  const mark = random.pick([
    () => `<circle cx="${height / 2}" cy="${height / 2}" r="${height * 0.42}" fill="hsl(${random.int(0, 359)},65%,50%)"/>`,
    () => `<path d="M${height * 0.1} ${height * 0.9}L${height / 2} ${height * 0.1}L${height * 0.9} ${height * 0.9}Z" fill="hsl(${random.int(0, 359)},65%,50%)"/>`,
    () => `<rect x="${height * 0.1}" y="${height * 0.1}" width="${height * 0.8}" height="${height * 0.8}" rx="${height * 0.2}" fill="hsl(${random.int(0, 359)},65%,50%)"/>`,
  ])();
  const width = Math.round(height * 1.2 + name.length * size * 0.62);
  return embed(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${mark}<text x="${height * 1.15}" y="${height * 0.78}" font-size="${size}" font-weight="${random.pick([400, 600, 700])}" font-family="${random.pick(['sans-serif', 'serif', 'Arial'])}" fill="${ink}">${name}</text></svg>`);
};
