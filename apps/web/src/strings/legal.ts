/** The legal pages (LE1–LE4): four sections each, in words that can be read. */
export type LegalPage = { title: string; updated: string; sections: { title: string; paragraphs: string[] }[] };

const UPDATED = 'Last updated November 2026';

export const TERMS: LegalPage = {
  title: 'Terms of Service',
  updated: UPDATED,
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        'By creating an account or using Blueprompt you agree to these terms. If you do not agree, please do not use the service.',
        'You must be legally able to enter into this agreement, and you are responsible for what happens under your account.',
      ],
    },
    {
      title: 'Use License',
      paragraphs: [
        'You may use Blueprompt for private and commercial work. The prompts, guides and exports made from your screenshots are yours; we claim no rights in them.',
        'Upload only screenshots that you are allowed to use. Designs, brands and text in a screenshot remain the property of their owners, and a prompt does not give you a licence to copy them.',
        'Do not try to break the service, get around its limits or use it to harm others. We may close accounts that do.',
      ],
    },
    {
      title: 'Disclaimer',
      paragraphs: [
        'Blueprompt is provided as is. Measurements are made with care, but we do not promise that every value is right or that an AI tool will build what you expect from a prompt.',
      ],
    },
    {
      title: 'Limitations',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect damage, lost profit or lost data resulting from use of the service. Where liability cannot be excluded, it is limited to what you paid in the last twelve months.',
        'A Pro subscription can be cancelled at any time and then runs to the end of the paid month; deleting your account ends it immediately. We may change these terms. We will tell you about important changes before they apply.',
      ],
    },
  ],
};

export const PRIVACY: LegalPage = {
  title: 'Privacy Policy',
  updated: UPDATED,
  sections: [
    {
      title: 'Information Collection',
      paragraphs: [
        'We store your email address, a hash of your password, your answers to the welcome survey, the feedback you send, your plan, and the projects you save together with their screenshots. A screenshot that you try without an account is measured and not stored; a fingerprint of your IP address is kept for a day to count your tries.',
        'There are no advertising cookies and no trackers. The app keeps your session, your unfinished project, your latest unsaved results and an unfinished survey in your browser, and one cookie that remembers whether the sidebar is open. When you try a screenshot without an account or measure on your device, your browser also keeps the files of the engine that measures it.',
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        'Your data is used to run the product: to sign you in, to measure your screenshots, to show your history, to answer you, and to manage your subscription.',
        'A screenshot that you try without an account is measured in your browser if possible, otherwise on our server. All other screenshots are measured on our server, unless you choose to measure a new project on your device. If the operator of this installation has connected an AI provider, screenshots measured on our server for your account are also sent to that provider, to write your prompt or answer questions about it. We do not use screenshots to train models.',
        'If you add a page by its link, or an agent does so for you, our server opens that page in its own browser and takes a screenshot, which is then handled like one that you upload. The site sees a visit from our server: it gets neither your IP address nor your cookies, so pages behind a sign-in cannot be captured. Everything that the browser loaded is deleted right afterwards. We do not store the link; if the page cannot be captured, the reason is written to the operator’s logs and may name the site.',
      ],
    },
    {
      title: 'Information Sharing',
      paragraphs: [
        'We do not sell your data. It is shared only with the services needed to run the product: the host, the mail service, the payment provider that handles your card, and the AI provider if one is connected.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'No other account can read your rows and files; this is enforced in the database itself. Screenshots are shown through links that expire; anyone you give such a link to can open it until then. Card data never reaches us. Removing a saved project removes its screenshots. If you share a project by link, anyone with the link can read it until you turn the link off.',
        'You can delete your account with everything in it at any time under Settings. Some data remains for a limited time: a fingerprint of your address with the number of free images used that month; measurements, and answers from an AI provider if one is connected, which are stored by image content rather than by account for up to 30 days; the random ID of the account, so that a late payment can be recognised and its subscription cancelled; payment records required by law; and the operator’s logs and backups.',
      ],
    },
  ],
};

export const DISCLAIMER: LegalPage = {
  title: 'Disclaimer',
  updated: UPDATED,
  sections: [
    {
      title: 'Website Disclaimer',
      paragraphs: [
        'What Blueprompt shows and writes is for general information and for building software. We try to keep it accurate, but cannot promise that it is complete or free of errors.',
      ],
    },
    {
      title: 'No Guarantees',
      paragraphs: [
        'We do not guarantee any particular result. What an AI coding tool builds from a prompt depends on that tool, on your project and on the screenshot.',
      ],
    },
    {
      title: 'Professional Disclaimer',
      paragraphs: [
        'Nothing here is legal, financial or other professional advice. Whether you may rebuild a design that is not yours is a question for its owner or for a lawyer.',
      ],
    },
    {
      title: 'Frontend Cloning Limitations',
      paragraphs: [
        'Frontend cloning may not reproduce complex frontends. Images, gradients and intricate visual effects may not be replicated, because the original source files are not available.',
        'Pictures are described only by their position, size and average colour. You have to describe behaviour that a screenshot does not show.',
      ],
    },
  ],
};

export const LEGAL_STRINGS = { onThisPage: 'On this page' } as const;
