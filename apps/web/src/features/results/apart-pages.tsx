import type { Project } from '@blueprompt/core/project';
import { results } from '@/strings/results.ts';

/** Why screenshots that were marked as another width of a page are pages of their own; nothing where there are none. */
export const ApartPages = ({ project: { outcomes } }: { project: Project }) => {
  const sentences = outcomes.flatMap(({ name, widthOf }) => {
    const page = outcomes.find((other) => !other.widthOf && other.imageIndex === widthOf?.imageIndex);
    return page && widthOf?.apart ? [results.apart[widthOf.apart](name, page.name)] : [];
  });
  return sentences.map((sentence) => (
    <p key={sentence} className="mt-4 text-small text-text-2">
      {sentence}
    </p>
  ));
};
