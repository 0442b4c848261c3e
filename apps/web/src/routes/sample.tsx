import { useMemo } from 'react';
import screenshot from '@/features/marketing/hero-screenshot.webp';
import { createSampleProject } from '@/features/sample/sample-project.ts';
import { sample } from '@/strings/sample.ts';
import { ReadOnlyResult } from './read-only-result.tsx';

/** A finished result that everybody can look at, copy and export, signed in or not. */
export const Component = () => {
  const project = useMemo(createSampleProject, []);
  return <ReadOnlyResult project={project} lead={sample.text} own={sample.own} urlOf={() => screenshot} />;
};
