import type { Project } from '@blueprompt/core/project';
import { results } from '@/strings/results.ts';

/** Why screenshots that were marked as another width or state of a page are pages of their own; nothing where there are none. */
export const ApartPages = ({ project: { outcomes } }: { project: Project }) => {
  const sentences = outcomes.flatMap(({ name, partOf }) => {
    const page = outcomes.find((other) => !other.partOf && other.imageIndex === partOf?.imageIndex);
    return page && partOf?.apart ? [results.apart[partOf.apart](name, page.name)] : [];
  });
  return sentences.map((sentence) => (
    <p key={sentence} className="mt-4 text-small text-text-2">
      {sentence}
    </p>
  ));
};
