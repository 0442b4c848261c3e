import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from '../command.ts';
import { createMcpServer } from '../mcp/create-mcp-server.ts';
import { createFileMeasurer } from '../mcp/measure-file.ts';
import { EXIT } from '../terminal.ts';

/** Serves the tools to a coding agent until it closes stdin; stdout belongs to the protocol. */
export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'Serve the tools to coding agents over MCP on stdin and stdout',
  operands: '',
  options: {},
  examples: [
    'claude mcp add blueprompt -- npx -y blueprompt mcp',
    'npx -y @modelcontextprotocol/inspector blueprompt mcp',
  ],
  run: async (_given, terminal) => {
    // One measurer for all: a probing connection and the real one share what was measured.
    const measurer = createFileMeasurer(terminal.cwd, terminal.env);
    const closed = new Promise<void>((resolve) => process.stdin.once('close', resolve).once('end', resolve));
    const handle = serveStdio(() => createMcpServer(measurer), {
      onerror: (error) => terminal.writeError(`blueprompt mcp: ${error.message}\n`),
    });
    await closed;
    await handle.close();
    return EXIT.ok;
  },
};
