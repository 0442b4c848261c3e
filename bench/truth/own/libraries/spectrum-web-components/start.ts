import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/500.css';
import '@fontsource/source-sans-3/600.css';
import '@fontsource/source-sans-3/700.css';
import '@fontsource/source-serif-4/400.css';
import '@fontsource/source-serif-4/400-italic.css';
import '@fontsource/source-serif-4/700.css';
import '@spectrum-web-components/theme/sp-theme.js';
import '@spectrum-web-components/theme/scale-medium.js';
import '@spectrum-web-components/bundle/elements.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-bookmark.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-checkmark-circle.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-comment.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-history.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-image.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-globe.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-redo.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-share.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-star.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-table.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-align-center.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-align-left.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-bold.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-bulleted.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-italic.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-numbered.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-text-underline.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-undo.js';
import '@spectrum-web-components/icons-workflow/icons/sp-icon-user-group.js';
import { drawPicture } from '../../shared/draw-picture.ts';

for (const avatar of document.querySelectorAll<HTMLElement>('sp-avatar[data-face]'))
  avatar.setAttribute('src', drawPicture('face', Number(avatar.dataset['face']), 64, 64));

const style = document.createElement('style');
style.textContent = `sp-theme{--spectrum-sans-font-family-stack:'Source Sans 3',sans-serif;--spectrum-sans-serif-font-family:'Source Sans 3';--spectrum-default-font-family:'Source Sans 3';--spectrum-sans-serif-font:'Source Sans 3',sans-serif;--spectrum-font-family-base:'Source Sans 3',sans-serif}`;
document.head.append(style);

for (const icon of document.querySelectorAll<HTMLElement>('*'))
  if (icon.localName.startsWith('sp-icon-'))
    Object.assign(icon.dataset, { truth: 'icon', truthName: icon.localName.slice('sp-icon-'.length) });
