/** Tools that an address opens with a prompt. */
export type LinkedTool = 'cursor' | 'lovable' | 'bolt' | 'v0' | 'claude' | 'chatgpt';

/**
 * Cursor takes addresses of up to so many characters, and others cut or refuse longer ones. What follows a # is never sent to a
 * server: Lovable takes prompts of up to 50,000 characters there.
 */
export const MAX_LINK_CHARS = 8_000;
export const MAX_LOVABLE_PROMPT_CHARS = 50_000;

const STARTS: Record<LinkedTool, string> = {
  cursor: 'https://cursor.com/link/prompt?text=',
  lovable: 'https://lovable.dev/?autosubmit=true#prompt=',
  bolt: 'https://bolt.new/?prompt=',
  v0: 'https://v0.app/chat?q=',
  claude: 'https://claude.ai/new?q=',
  chatgpt: 'https://chatgpt.com/?q=',
};

/** An address that opens a tool with a prompt, or undefined where the prompt is too long for one. */
export const toPromptLink = (tool: LinkedTool, prompt: string): string | undefined => {
  const link = `${STARTS[tool]}${encodeURIComponent(prompt.toWellFormed())}`;
  const fits = tool === 'lovable' ? prompt.length <= MAX_LOVABLE_PROMPT_CHARS : link.length <= MAX_LINK_CHARS;
  return fits ? link : undefined;
};
