/** One file of a project; pictures and fonts are given in base64. */
export type ProjectFile = { path: string; content: string; encoding: 'utf8' | 'base64' };

export const textFile = (path: string, content: string): ProjectFile => ({ path, content, encoding: 'utf8' });
