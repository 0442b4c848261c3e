type GuideStep = { title: string; language: 'bash' | 'ts' | 'tsx' | 'css' | 'ruby' | 'erb'; code: string };
export type Dependency = { name: string; why: string };
export type Guide = {
  id: 'react' | 'nextjs' | 'rails';
  name: string;
  lead: string;
  steps: GuideStep[];
  note?: string;
  required: Dependency[];
  recommended: Dependency[];
  practices: string[];
  prompts: [string, string, string, string];
};
