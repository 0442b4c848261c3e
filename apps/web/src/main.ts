import './client/forbid-eval.ts';
import './styles/index.css';

// Imported one after the other, each runs in a task of its own, and none keeps a phone busy for long.
await import('react-dom/client');
const { start } = await import('./start.tsx');
await start();
