import { fontPackage } from '../fonts/font-words.ts';
import { writeGuide } from '../guide/write-guide.ts';
import type { Project } from '../project.ts';
import { plainName } from '../write/quote-text.ts';
import { fenceBlock } from './fence-block.ts';
import { renderFileStructure } from './file-structure.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';
import { toDesignSystem } from './to-design-system.ts';

/** The families that letters told come as packages; without them the theme falls back. */
const fontStep = (project: Project): string => {
  const packages = Object.values(toDesignSystem(project).families).flatMap((family) => fontPackage(family) ?? []);
  const imports = packages.map((name) => `\`import '${name}'\``).join(' and ');
  return packages.length === 0
    ? ''
    : `\n   Bring its fonts: \`npm install ${packages.join(' ')}\`, and put ${imports} into \`src/app/layout.tsx\`.`;
};

/** The name under which the setup guide is downloaded (NX4). */
export const SETUP_GUIDE_FILE = 'nextjs-setup-guide.md';

/** Setup steps, the prompt, tips and a file structure for a Next.js project in a code editor (NX5). */
export const renderSetupGuide = (project: Project): string => `# ${plainName(project.name)}: Next.js setup guide

## Setup steps

1. Install Node.js 20 or later and your code editor.
2. Create the project:

   \`\`\`bash
   npx create-next-app@latest my-app --typescript --tailwind --eslint --app --src-dir --import-alias "@/*"
   cd my-app
   \`\`\`

3. Replace \`src/app/globals.css\` with the theme below; its colours, type and spacing are the measured ones.${fontStep(project)}
4. Put this file into the project's folder as \`GUIDE.md\` and open the folder in your editor.
5. Open the editor's agent and paste the prompt below.
6. Start \`npm run dev\`, open http://localhost:3000 and compare each page with what the prompt says.

### Theme for src/app/globals.css

${fenceBlock(renderTailwindTheme(project), 'css')}

## Prompt

${fenceBlock(writeGuide(project, { detail: 'full' }), 'markdown')}

## Tips

- Build the shared layout first, then one page at a time; look at each before you go on.
- Ask for one change per message and name the file that it concerns.
- Keep the measured values: when the agent rounds a size or invents a colour, point at the theme.
- Check every page at 390, 768 and 1440 px wide, with the keyboard alone, and with a slow network.
- Take a screenshot of the result and compare it with the original; fix what differs before you add features.
- Commit after each page, so that a wrong turn costs one page and not the project.

## File structure

${fenceBlock(renderFileStructure(project), 'text')}
`;
