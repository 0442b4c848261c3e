import type { Command } from './command.ts';
import { COMMON_OPTIONS } from './parse-command-line.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A completion script written from the commands themselves: names, options, their choices, else files. */
export const renderCompletion = (shell: Shell, commands: readonly Command[]): string =>
  shell === 'fish' ? renderFish(commands) : renderBash(commands, shell);

const optionsOf = (command: Command) => Object.entries({ ...command.options, ...COMMON_OPTIONS });

const renderBash = (commands: readonly Command[], shell: 'bash' | 'zsh'): string => {
  const choices = commands.flatMap((command) =>
    optionsOf(command)
      .filter(([, option]) => option.choices)
      .map(([name, option]) => `    ${command.name}:--${name}) words='${option.choices!.join(' ')}' ;;`),
  );
  const options = commands.map(
    (command) =>
      `      ${command.name}) words='${optionsOf(command)
        .map(([name]) => `--${name}`)
        .join(' ')}' ;;`,
  );
  return `${shell === 'zsh' ? '#compdef blueprompt\nautoload -U +X bashcompinit && bashcompinit\n' : ''}_blueprompt() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map((command) => command.name).join(' ')} help' -- "$cur"))
    return
  fi
  case "$command:$prev" in
${choices.join('\n')}
  esac
  if [ -z "$words" ] && [ "\${cur#-}" != "$cur" ]; then
    case "$command" in
${options.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _blueprompt blueprompt
`;
};

const renderFish = (commands: readonly Command[]): string =>
  `${commands
    .flatMap((command) => [
      `complete -c blueprompt -n __fish_use_subcommand -a ${command.name} -d '${command.summary}'`,
      ...optionsOf(command).map(
        ([name, option]) =>
          `complete -c blueprompt -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${option.value ? ' -r' : ''}${option.choices ? ` -f -a '${option.choices.join(' ')}'` : ''} -d '${option.help.replaceAll("'", "\\'")}'`,
      ),
    ])
    .join('\n')}\n`;
