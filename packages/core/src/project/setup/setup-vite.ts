import { type ProjectFile, textFile } from '../project-file.ts';
import { TYPESCRIPT_LIBRARY, toVersions } from './versions.ts';

const MAIN = `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./index.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
`;

const VUE_MAIN = `import { createApp } from "vue";
import App from "./App.vue";
import "./index.css";

createApp(App).mount("#root");
`;

const VUE_ROUTED_MAIN = `import { createApp } from "vue";
import App from "./App.vue";
import { router } from "./router";
import "./index.css";

createApp(App).use(router).mount("#root");
`;

/** A project's setup is that of its framework; shadcn/ui finds its components by an alias. */
type ViteSetup = {
  framework: 'react' | 'vue';
  hasAlias: boolean;
  hasRoutes: boolean;
  name: string;
  title: string;
};

const viteConfig = ({ framework, hasAlias }: ViteSetup): string => `${
  hasAlias ? 'import { fileURLToPath } from "node:url";\n' : ''
}import tailwindcss from "@tailwindcss/vite";
import ${framework} from "@vitejs/plugin-${framework}";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [${framework}(), tailwindcss()],${
    hasAlias ? '\n  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },' : ''
  }
});
`;

const tsConfig = ({ framework, hasAlias }: ViteSetup): string => `{
  "compilerOptions": {
    "target": "es2022",
    "lib": ["es2022", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "${framework === 'react' ? 'react-jsx' : 'preserve'}",
    "types": ["vite/client"],${hasAlias ? '\n    "paths": { "@/*": ["./src/*"] },' : ''}
    "strict": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src"]
}
`;

const indexHtml = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;

/** What a Vite project has beside its pages; the title is safe in HTML. */
export function setUpVite(setup: ViteSetup): ProjectFile[] {
  const isReact = setup.framework === 'react';
  const main = isReact ? 'main.tsx' : 'main.ts';
  const routed = setup.hasRoutes ? VUE_ROUTED_MAIN : VUE_MAIN;
  return [
    textFile('package.json', `${JSON.stringify(isReact ? reactPackage(setup) : vuePackage(setup), null, 2)}\n`),
    textFile('index.html', indexHtml(setup.title, main)),
    textFile('vite.config.ts', viteConfig(setup)),
    textFile('tsconfig.json', tsConfig(setup)),
    textFile(`src/${main}`, isReact ? MAIN : routed),
  ];
}

const reactPackage = ({ name, hasRoutes }: ViteSetup): object => ({
  name,
  private: true,
  type: 'module',
  scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
  dependencies: toVersions('react', 'react-dom', ...(hasRoutes ? (['react-router'] as const) : [])),
  devDependencies: toVersions(
    '@tailwindcss/vite',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'tailwindcss',
    'typescript',
    'vite',
  ),
});

const vuePackage = ({ name, hasRoutes }: ViteSetup): object => ({
  name,
  private: true,
  type: 'module',
  scripts: { dev: 'vite', build: 'vue-tsc && vite build', preview: 'vite preview' },
  dependencies: toVersions('vue', ...(hasRoutes ? (['vue-router'] as const) : [])),
  devDependencies: {
    ...toVersions('@tailwindcss/vite', '@vitejs/plugin-vue', 'tailwindcss'),
    ...TYPESCRIPT_LIBRARY,
    ...toVersions('vite', 'vue-tsc'),
  },
});
