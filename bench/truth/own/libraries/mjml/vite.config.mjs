import mjml from 'mjml';

/** E-mails are written in MJML and become tables before anything else reads them. */
const toTables = {
  name: 'mjml-to-html',
  transformIndexHtml: {
    order: 'pre',
    handler: async (source) => {
      const { html, errors } = await mjml(source, { validationLevel: 'soft' });
      for (const { formattedMessage } of errors) console.error(formattedMessage);
      return html.replace('</body>', '<script type="module" src="./pictures.ts"></script></body>');
    },
  },
};

export default { plugins: [toTables] };
