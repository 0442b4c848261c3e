import '@fontsource-variable/onest';
import '@fontsource-variable/literata';
import '@fontsource/jetbrains-mono/400.css';
import 'remixicon/fonts/remixicon.css';
import { Editor } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import './style.css';

/** Puts an editor with its content into an element. */
export function mount(id: string, content: string): void {
  new Editor({
    element: document.getElementById(id)!,
    extensions: [
      StarterKit,
      Highlight.configure({ multicolor: true }),
      Image.configure({ allowBase64: true }),
      TaskList,
      TaskItem,
      TableKit,
    ],
    content,
  });
}

/** A row of tools; "|" is a divider, a star marks the ones that are on. */
export function tools(names: readonly string[]): string {
  return names
    .map((name) =>
      name === '|'
        ? '<span class="gap"></span>'
        : `<button class="tool ${name.endsWith('*') ? 'on' : ''}" aria-label="${name.replace('*', '')}"><i class="ri-${name.replace('*', '')}"></i></button>`,
    )
    .join('');
}
