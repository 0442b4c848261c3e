export const EDITORS = [
  { id: 'claude-code', name: 'Claude Code' },
  { id: 'cursor', name: 'Cursor' },
  { id: 'vs-code', name: 'VS Code' },
  { id: 'windsurf', name: 'Windsurf' },
] as const;
export type EditorId = (typeof EDITORS)[number]['id'];

/** What makes an editor use the server at this address with this token: a command, or a file of its settings. */
export const writeMcpSnippet = (editor: EditorId, url: string, token: string): string => {
  const headers = { Authorization: `Bearer ${token}` };
  const file = (content: object): string => JSON.stringify(content, null, 2);
  switch (editor) {
    case 'claude-code':
      return `claude mcp add --transport http blueprompt ${url} --header "Authorization: ${headers.Authorization}"`;
    case 'cursor':
      return file({ mcpServers: { blueprompt: { url, headers } } });
    case 'vs-code':
      return file({ servers: { blueprompt: { type: 'http', url, headers } } });
    case 'windsurf':
      return file({ mcpServers: { blueprompt: { serverUrl: url, headers } } });
  }
};
