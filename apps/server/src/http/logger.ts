import pino from 'pino';

export type Log = pino.Logger;

/** Never in a log, wherever they are nested: keys, tokens, passwords, links that sign somebody in, pictures. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'apikey',
  'apiKey',
  'password',
  'token',
  'secret',
  'link',
  'imageBase64',
];

const LEVELS: Record<number, string> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal', 20: 'debug' };

/** One readable line for people who run the product on their own machine. */
const plainStream = () => ({
  write: (line: string) => {
    const { level, time, msg, pid: _pid, hostname: _host, err, ...facts } = JSON.parse(line);
    const words = Object.entries(facts).map(
      ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
    );
    const stamp = new Date(time).toISOString().slice(11, 19);
    process.stderr.write(`${stamp} ${LEVELS[level]} ${msg}${words.length ? `  ${words.join(' ')}` : ''}\n`);
    if (err?.stack) process.stderr.write(`${err.stack}\n`);
  },
});

/** Structured logs on stderr: JSON for machines, one plain line for people. */
export const createLog = (options: { level: string; format: 'json' | 'plain' }): Log =>
  pino(
    {
      level: options.level,
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    options.format === 'plain' ? plainStream() : pino.destination(2),
  );
