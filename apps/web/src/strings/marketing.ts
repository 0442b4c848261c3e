import { MAX_IMAGE_BYTES, MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { FAQ_FORMATS, PRO_PLAN } from '@blueprompt/core/spec/product';

const MEGABYTE = 1_048_576;

/** Words of the signed-out home page. Short, concrete, and nothing that is not so. */
export const MARKETING_STRINGS = {
  hero: {
    title: ['Measured,', 'not guessed.'],
    lead: 'Blueprompt measures the text, boxes, colours and gaps in your UI screenshots, and writes the prompt your AI coding tool builds from. It works without an API key.',
    start: 'Start with a screenshot',
    demo: 'Demo',
    audience: 'Made for developers, vibe coders, designers, founders, hobbyists and students.',
    sheetLabel: 'A pricing page: its screenshot on the left, the drawing made from its measured facts on the right',
    slider: 'Move the line between screenshot and drawing',
    prompt: 'Build prompt',
    promptText: 'Build prompt of the page',
    detail: 'Detail',
    concise: 'Concise',
    full: 'Full',
    palette: 'Palette',
    sheet: 'Sheet',
    scale: 'Scale',
  },
  wizard: {
    title: 'From screenshots to a build guide.',
    text: `Four steps, up to ${MAX_IMAGES_PER_PROJECT} images. Sign in when you're ready to generate.`,
    textPro: `Four steps, up to ${MAX_IMAGES_PER_PROJECT} images. Arrange everything first; to generate, sign in with Pro ($${PRO_PLAN.priceUsd}/${PRO_PLAN.period}).`,
  },
  features: {
    title: 'What you get.',
    analysis: {
      title: 'UI Analysis',
      text: 'Text, boxes, colours, sizes and gaps of the screenshot, each with its position in pixels.',
      figure: 'A card of the page above with its measured boxes',
    },
    prompt: {
      title: 'Prompt Generation',
      text: `One build guide for up to ${MAX_IMAGES_PER_PROJECT} screenshots. Shared parts are stated once; the full guide quotes every line of text.`,
      files: 'Files made from the page above',
    },
    chat: {
      title: 'Follow-up Chat',
      badge: 'Beta',
      text: 'Ask about any size, colour or gap. Answers come from what was measured.',
    },
  },
  comparison: {
    title: 'Compared with a general chat AI.',
    caption: 'Blueprompt and a general chat AI side by side',
    subject: 'Subject',
    us: 'Blueprompt',
    them: 'General chat AI',
    stronger: 'Stronger side:',
    legend: 'marks the stronger side of each row.',
    rows: [
      ['Colours', 'Exact hex values, counted from the pixels', 'Estimated from the screenshot', 'us'],
      ['Sizes and gaps', 'Measured in pixels', 'Estimated, often rounded', 'us'],
      ['Text', 'Read line by line and quoted', 'Read well, sometimes paraphrased', 'us'],
      ['Same screenshot twice', 'The same measurements, byte for byte', 'Can differ each time', 'us'],
      ['Several pages', `Up to ${MAX_IMAGES_PER_PROJECT} in one guide, with routes`, 'Depends on how you ask', 'us'],
      ['Checking the result', 'Rebuilt and scored against your screenshot', 'Not built in', 'us'],
      ['Photos and fine effects', 'Position, size and average colour only', 'Can describe what they show', 'them'],
      ['Open-ended questions', 'About the screenshot; any topic once a model is connected', 'Any topic', 'them'],
    ] as const,
  },
  faq: {
    title: 'Questions',
    freeHere: (images: number): string =>
      images === 0
        ? 'On this installation that number is 0: with a free account you can set up projects, but you need Pro to generate.'
        : `On this installation free accounts get ${images} ${images === 1 ? 'image' : 'images'} a month.`,
    entries: [
      {
        question: 'Do I need an API key?',
        answer:
          'No. Blueprompt measures screenshots with its own engine, and the prompt is written from those measurements. If an AI provider is connected, the model gets the measurements too, and measured values win over its guesses.',
      },
      {
        question: 'Which image formats can I upload?',
        answer: `${FAQ_FORMATS.join(', ')}. Up to ${MAX_IMAGE_BYTES / MEGABYTE} MB for each image.`,
      },
      {
        question: 'How many screenshots can one project have?',
        answer: `Up to ${MAX_IMAGES_PER_PROJECT}: the pages of a web app, or the sections of a landing page.`,
      },
      {
        question: 'Will the result be a perfect copy?',
        answer:
          'No. Complex frontends may not be reproduced. Images, gradients and intricate visual effects may not be replicated, because the original source files are not available. Every result is rebuilt from what was measured, compared with your screenshot and scored, so you can see what is missing.',
      },
      {
        question: 'What is free and what is Pro?',
        answer: `Free accounts get a limited monthly number of images, premium accounts unlimited. Pro is $${PRO_PLAN.priceUsd} per ${PRO_PLAN.period} and can be cancelled at any time.`,
        /** The plans differ by installation: what this one gives is said after it. */
        asksPlans: true,
      },
      {
        question: 'Which coding tools does it work with?',
        answer:
          'Any tool that takes text: code editors with an agent, AI web app builders, full-stack builders and UI generators. The results page has steps for each kind.',
      },
    ],
  },
} as const;
