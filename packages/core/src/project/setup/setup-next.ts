import { type ProjectFile, textFile } from '../project-file.ts';
import { TYPESCRIPT_LIBRARY, toVersions } from './versions.ts';

const layout = (title: string): string => `import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = { title: ${title} };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

/** With every setting that Next.js wants: it rewrites a file that lacks one on the first build. */
const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2022",
    "lib": ["es2022", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "plugins": [{ "name": "next" }],
    "allowJs": true,
    "esModuleInterop": true,
    "resolveJsonModule": true,
    "strict": true,
    "incremental": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": [
    "next-env.d.ts",
    "**/*.ts",
    "**/*.tsx",
    ".next/types/**/*.ts",
    ".next/dev/types/**/*.ts"
  ],
  "exclude": ["node_modules"]
}
`;

const POSTCSS = `export default { plugins: { "@tailwindcss/postcss": {} } };
`;

/** What a Next.js project has beside its pages; the title is a string as TypeScript writes it. */
export const setUpNext = (name: string, title: string): ProjectFile[] => [
  textFile(
    'package.json',
    `${JSON.stringify(
      {
        name,
        private: true,
        scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
        dependencies: toVersions('next', 'react', 'react-dom'),
        devDependencies: {
          ...toVersions('@tailwindcss/postcss', '@types/node', '@types/react', '@types/react-dom', 'tailwindcss'),
          ...TYPESCRIPT_LIBRARY,
        },
      },
      null,
      2,
    )}\n`,
  ),
  textFile('tsconfig.json', TSCONFIG),
  textFile('postcss.config.mjs', POSTCSS),
  textFile('app/layout.tsx', layout(title)),
];
