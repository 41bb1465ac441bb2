import { ControlError } from '../control-error.ts';
import { commands } from '../table/commands.ts';
import type { Param, Row } from '../table/row.ts';
import { globalFlags, ownCommands } from './command-line.ts';

const shells: Readonly<Record<string, () => string>> = { bash, zsh, fish };

/** The completion script of a shell, made from the table. Throws ControlError `usage` for another shell. */
export function completionScript(shell: string): string {
  const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (script !== undefined) return script();
  throw new ControlError('usage', `there is no completion for ${JSON.stringify(shell)}; use one of ${Object.keys(shells).join(', ')}`);
}

const rows: readonly Row[] = Object.values(commands);
const globals = globalFlags.map((flag) => `--${flag.name}`);

/** Every command with its one-line summary, horizon-ctl's own included. */
function summaries(): [string, string][] {
  const own = Object.entries(ownCommands).map(([name, { summary }]): [string, string] => [name, summary]);
  return [...rows.map((row): [string, string] => [row.name, row.summary]), ...own];
}

/** What may stand after a command's name: its flags, its switches, and the choices of its words. */
function wordsAfter(row: Row): string[] {
  return row.params.flatMap((param) => {
    if (param.as === 'flag') return [`--${param.name}`];
    return param.type === 'switch' ? [param.name] : choicesOf(param);
  });
}

function choicesOf(param: Param): string[] {
  if (param.type === 'text') return [...(param.choices ?? [])];
  return param.type === 'integer' || param.type === 'number' ? [...(param.instead ?? [])] : [];
}

function takesPath(row: Row): boolean {
  return row.params.some((param) => param.type === 'text' && param.path && param.as === 'word');
}

/** For every flag with a closed choice: the commands that have it, and its choices. */
function flagChoices(): { row: string; flag: string; choices: string[] }[] {
  return rows.flatMap((row) =>
    row.params
      .filter((param) => param.as === 'flag' && choicesOf(param).length > 0)
      .map((param) => ({ row: row.name, flag: `--${param.name}`, choices: choicesOf(param) })),
  );
}

function bash(): string {
  const cases = [
    ...rows.map((row) => `    ${row.name}) words="${wordsAfter(row).join(' ')}" ;;`),
    `    help) words="--markdown ${summaries()
      .map(([name]) => name)
      .join(' ')}" ;;`,
    `    completion) words="${Object.keys(shells).join(' ')}" ;;`,
    `    '') words="${[...summaries().map(([name]) => name), ...globals].join(' ')}" ;;`,
  ];
  const values = flagChoices().map(({ row, flag, choices }) => `    '${row} ${flag}') words="${choices.join(' ')}" ;;`);
  const files = rows.filter(takesPath).map((row) => row.name);
  return `# bash completion for horizon-ctl. Load it with: source <(horizon-ctl completion bash)
_horizon_ctl() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' words='' index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
    --socket | --api) ((index++)) ;;
    -*) ;;
    *) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
  --socket | --game) COMPREPLY=($(compgen -f -- "$current")); return ;;
  --api) return ;;
  esac
  case "$command $previous" in
${values.join('\n')}
    *) case "$command" in
${cases.map((line) => `  ${line}`).join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  case "$command" in
  ${files.join(' | ')}) [[ $current == -* ]] || COMPREPLY+=($(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _horizon_ctl horizon-ctl
`;
}

function zsh(): string {
  const described = summaries().map(([name, summary]) => `    ${single(`${name}:${summary}`)}`);
  const cases = rows.map(
    (row) => `    ${row.name}) compadd -- ${wordsAfter(row).map(single).join(' ')}${takesPath(row) ? '; _files' : ''} ;;`,
  );
  const values = flagChoices().map(
    ({ row, flag, choices }) => `    ${single(`${row} ${flag}`)}) compadd -- ${choices.map(single).join(' ')}; return ;;`,
  );
  return `#compdef horizon-ctl
# zsh completion for horizon-ctl. Load it with: source <(horizon-ctl completion zsh)
_horizon_ctl() {
  local command='' index
  local -a described
  for ((index = 2; index < CURRENT; index++)); do
    case "\${words[index]}" in
    --socket | --api) ((index++)) ;;
    -*) ;;
    *) command="\${words[index]}"; break ;;
    esac
  done
  case "\${words[CURRENT-1]}" in
  --socket | --game) _files; return ;;
  --api) return ;;
  esac
  described=(
${described.join('\n')}
  )
  case "$command \${words[CURRENT-1]}" in
${values.join('\n')}
  esac
  case "$command" in
    '') _describe command described; compadd -- ${globals.join(' ')} ;;
    help) _describe command described; compadd -- --markdown ;;
    completion) compadd -- ${Object.keys(shells).join(' ')} ;;
${cases.join('\n')}
  esac
}
compdef _horizon_ctl horizon-ctl
`;
}

function fish(): string {
  const first = summaries().map(
    ([name, summary]) => `complete -c horizon-ctl -n __fish_use_subcommand -f -a ${name} -d ${single(summary)}`,
  );
  const flags = globalFlags.map(
    ({ name, value, help }) =>
      `complete -c horizon-ctl -l ${name}${value === null ? '' : ' -r'}${name === 'socket' ? ' -F' : ''} -d ${single(help)}`,
  );
  const after = rows.flatMap((row) =>
    row.params.map((param) => {
      const on = `complete -c horizon-ctl -n ${single(`__fish_seen_subcommand_from ${row.name}`)}`;
      const choices = choicesOf(param);
      const offer = choices.length > 0 ? ` -f -a ${single(choices.join(' '))}` : param.type === 'text' && param.path ? ' -F' : ' -f';
      if (param.as === 'flag') return `${on} -l ${param.name}${param.type === 'switch' ? '' : ' -r'}${offer} -d ${single(param.help)}`;
      return param.type === 'switch' ? `${on} -f -a ${param.name} -d ${single(param.help)}` : `${on}${offer} -d ${single(param.help)}`;
    }),
  );
  return `# fish completion for horizon-ctl. Load it with: horizon-ctl completion fish | source
${[...first, ...flags, ...after].join('\n')}
complete -c horizon-ctl -n '__fish_seen_subcommand_from completion' -f -a '${Object.keys(shells).join(' ')}'
complete -c horizon-ctl -n '__fish_seen_subcommand_from help' -f -a '${summaries()
    .map(([name]) => name)
    .join(' ')}'
`;
}

/** A word in single quotes, as the three shells read it: zsh and bash have no escape within, fish takes \\'. */
function single(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
