import { type Command, UsageError } from '../command.ts';
import { renderCompletion, SHELLS, type Shell } from '../render-completion.ts';
import { EXIT } from '../terminal.ts';

/** Prints the completion script of a shell; the list of commands is handed in because this is one of them. */
export const createCompletionCommand = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary: 'Print a completion script for your shell',
  operands: `<${SHELLS.join('|')}>`,
  options: {},
  examples: [
    'blueprompt completion bash >> ~/.bashrc',
    'blueprompt completion zsh > "$' + '{fpath[1]}/_blueprompt"',
    'blueprompt completion fish > ~/.config/fish/completions/blueprompt.fish',
  ],
  run: async (given, terminal) => {
    const shell = given.positionals[0] as Shell;
    if (!SHELLS.includes(shell)) throw new UsageError(`name a shell: ${SHELLS.join(', ')}`);
    terminal.writeOut(renderCompletion(shell, commands()));
    return EXIT.ok;
  },
});
