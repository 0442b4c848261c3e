// Puts the result of a comparison under a pull request; a step of action.yml. One comment for each reference, which later runs
// rewrite. Plain JavaScript without packages: it runs with whatever Node a runner has, without an install.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const { GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_EVENT_PATH, TOKEN } =
  process.env;
const { REFERENCE, LIST, PICTURE, ARTIFACT_URL } = process.env;
/** GitHub takes 65,536 characters. */
const MAX_LIST_CHARS = 60_000;
const PICTURE_NAME = 'difference.png';

/** What GitHub answers when a token may not do something; 404 hides what the token may not see. */
const NOT_ALLOWED = [401, 403, 404];

const send = (method, url, body) =>
  fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const ask = (method, path, body) => send(method, `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, body);

const call = async (method, path, body) => {
  const answer = await ask(method, path, body);
  if (answer.ok) return answer.json();
  throw Object.assign(new Error(`GitHub answered ${method} ${path} with ${answer.status}`), { status: answer.status });
};

/** What went wrong, and the permission to give where that is the reason. */
const explain = ({ message, status }, need) => (NOT_ALLOWED.includes(status) ? `${message}. ${need}` : `${message}.`);

const key = createHash('sha256').update(REFERENCE).digest('hex').slice(0, 12);
const marker = `<!-- blueprompt compare ${key} -->`;

/** A comment shows only pictures with an address: this one is kept in the repository, on no branch, under a name that is reused. */
const keepPicture = async (number) => {
  const content = (await readFile(PICTURE)).toString('base64');
  const blob = await call('POST', '/git/blobs', { content, encoding: 'base64' });
  const entry = { path: PICTURE_NAME, mode: '100644', type: 'blob', sha: blob.sha };
  const tree = await call('POST', '/git/trees', { tree: [entry] });
  const commit = await call('POST', '/git/commits', { message: 'Difference picture', tree: tree.sha, parents: [] });
  const name = `blueprompt/${number}-${key}`;
  const moved = await ask('PATCH', `/git/refs/${name}`, { sha: commit.sha, force: true });
  if (!moved.ok) await call('POST', '/git/refs', { ref: `refs/${name}`, sha: commit.sha });
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/raw/${commit.sha}/${PICTURE_NAME}`;
};

/** The picture itself where the job may write to the repository, otherwise where to download it. */
const showPicture = async (number) => {
  try {
    return `![The reference and the build, differences numbered](${await keepPicture(number)})`;
  } catch (error) {
    console.log(`::notice::${explain(error, 'To show the picture in the comment, give the job contents: write.')}`);
    return ARTIFACT_URL ? `[Download the difference picture](${ARTIFACT_URL})` : '';
  }
};

/** Whom the token writes as. Only GraphQL tells that to the token of a job or an app. */
const findLogin = async () => {
  const answer = await send('POST', GITHUB_GRAPHQL_URL, { query: '{ viewer { login } }' });
  const login = answer.ok && (await answer.json()).data?.viewer?.login;
  return login || 'github-actions[bot]';
};

/** Our comment of an earlier run: anybody can write the marker, so the author counts too. */
const findComment = async (number) => {
  const login = await findLogin();
  for (let page = 1; ; page++) {
    const comments = await call('GET', `/issues/${number}/comments?per_page=100&page=${page}`);
    const found = comments.find(({ body, user }) => user?.login === login && body?.startsWith(marker));
    if (found || comments.length < 100) return found;
  }
};

const cutList = (list) => {
  if (list.length <= MAX_LIST_CHARS) return list;
  return `${list.slice(0, list.lastIndexOf('\n', MAX_LIST_CHARS))}\n\nThe rest is in the log of the job.`;
};

const comment = async () => {
  const { pull_request } = JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8'));
  if (!pull_request) return console.log('No pull request: no comment.');
  const list = await readFile(LIST, 'utf8');
  if (list.trim() === '') return console.log('Nothing was compared: no comment.');
  const earlier = await findComment(pull_request.number);
  const isClean = list.endsWith('No differences.\n');
  if (isClean && !earlier) return console.log('Nothing differs: no comment.');
  const picture = isClean ? '' : await showPicture(pull_request.number);
  const body = [marker, `**Blueprompt** compared the build with \`${REFERENCE}\`.`, cutList(list), picture]
    .filter((part) => part !== '')
    .join('\n\n');
  if (earlier) await call('PATCH', `/issues/comments/${earlier.id}`, { body });
  else await call('POST', `/issues/${pull_request.number}/comments`, { body });
};

// The score decides whether the job fails; a comment that cannot be written does not.
await comment().catch((error) =>
  console.log(`::warning::No comment: ${explain(error, 'It needs the permission pull-requests: write.')}`),
);
