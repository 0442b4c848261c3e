import { applyEdit } from '@blueprompt/core/chat/edit/apply-edit';
import type { GuideEdit } from '@blueprompt/core/chat/guide-edit';
import type { Project } from '@blueprompt/core/project';
import type { ChatMessage } from '@/kept/kept-chats.ts';

type Edited = Pick<Project, 'edits'>;
type Said = Pick<ChatMessage, 'id' | 'version'>;

/** Which state of a project an answer is about: the changes that were applied by then. */
export const versionOf = ({ edits = [] }: Edited): string => edits.join(' ');

/** Places and offers hold for the project as it was when they were given. */
export const isCurrent = ({ version = '' }: Said, project: Edited): boolean => version === versionOf(project);

/** What became of an offered change; the project itself says which ones it has. */
export const editStateOf = (message: Said, project: Edited): 'offered' | 'applied' | 'expired' => {
  if (project.edits?.includes(message.id)) return 'applied';
  return isCurrent(message, project) ? 'offered' : 'expired';
};

/** Only the last change can be taken back: an earlier one lies under those that came after it. */
export const isLastEdit = ({ id }: Said, { edits }: Edited): boolean => edits?.at(-1) === id;

export const withEdit = (project: Project, edit: GuideEdit, id: string): Project => ({
  ...applyEdit(project, edit),
  edits: [...(project.edits ?? []), id],
});

/** The project as it was before its last change, with the name and the retried pages it got since. */
export const withoutEdit = (project: Project, before: Project): Project => ({
  ...before,
  name: project.name,
  outcomes: before.outcomes.map((outcome) =>
    outcome.success
      ? outcome
      : (project.outcomes.find(({ imageIndex }) => imageIndex === outcome.imageIndex) ?? outcome),
  ),
});
