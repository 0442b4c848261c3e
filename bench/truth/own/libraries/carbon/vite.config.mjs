/** The styles name fonts on a server of their maker; ours come from packages. */
const dropRemoteFonts = {
  name: 'drop-remote-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@carbon/styles') && id.includes('.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : null,
};

export default { plugins: [dropRemoteFonts] };
