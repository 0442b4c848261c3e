import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import 'onsenui/css/onsenui.css';
import 'onsenui/css/onsen-css-components.css';
import ons from 'onsenui/js/onsenui.js';
import { drawPicture } from '../../shared/draw-picture.ts';

ons.platform.select('ios');
ons.disableAnimations();

const tile = (icon: string, color: string) =>
  `<div class="left"><span class="tile" style="background:${color}"><ons-icon icon="${icon}" size="18px"></ons-icon></span></div>`;
const more = (icon: string, color: string, text: string, note = '') =>
  `<ons-list-item modifier="chevron" tappable>${tile(icon, color)}<div class="center">${text}</div><div class="right"><span class="note">${note}</span></div></ons-list-item>`;
const flip = (icon: string, color: string, text: string, on: boolean) =>
  `<ons-list-item>${tile(icon, color)}<div class="center">${text}</div><div class="right"><ons-switch ${on ? 'checked' : ''}></ons-switch></div></ons-list-item>`;

document.getElementById('root')!.innerHTML = `
<ons-page>
  <ons-toolbar><div class="left"><ons-toolbar-button>Help</ons-toolbar-button></div><div class="center">Settings</div><div class="right"><ons-toolbar-button>Done</ons-toolbar-button></div></ons-toolbar>
  <div class="pad"><ons-search-input placeholder="Search settings"></ons-search-input></div>
  <ons-list modifier="inset"><ons-list-item modifier="chevron" tappable><div class="left"><img class="face list-item__thumbnail" src="${drawPicture('face', 411, 112, 112)}" alt="Ronja Falk" /></div><div class="center"><span class="list-item__title"><b>Ronja Falk</b></span><span class="list-item__subtitle">Account, backup and purchases</span></div></ons-list-item><ons-list-item>${tile('ion-ios-star, material:ion-md-star', '#ff9f0a')}<div class="center">Birdsong Plus</div><div class="right"><span class="notification">Renews 4 May</span></div></ons-list-item></ons-list>
  <ons-list-title>Recording</ons-list-title>
  <ons-list modifier="inset">${flip('ion-ios-mic', '#ff3b30', 'Listen in the background', true)}${flip('ion-ios-pin', '#007aff', 'Add the place', true)}${flip('ion-ios-cloud-upload', '#34c759', 'Upload over mobile data', false)}<ons-list-item>${tile('ion-ios-volume-high', '#5856d6')}<div class="center"><ons-range value="62" style="width:100%"></ons-range></div></ons-list-item></ons-list>
  <ons-list-title>Quality</ons-list-title>
  <div class="pad"><div class="segment"><div class="segment__item"><input type="radio" class="segment__input" name="q" /><div class="segment__button">Small</div></div><div class="segment__item"><input type="radio" class="segment__input" name="q" checked /><div class="segment__button">Standard</div></div><div class="segment__item"><input type="radio" class="segment__input" name="q" /><div class="segment__button">Studio</div></div></div></div>
  <ons-list-title>General</ons-list-title>
  <ons-list modifier="inset">${more('ion-ios-notifications', '#ff2d55', 'Notifications', '3 on')}${more('ion-ios-globe', '#30b0c7', 'Language', 'English')}${more('ion-ios-color-palette', '#af52de', 'Appearance', 'Automatic')}${more('ion-ios-lock', '#8e8e93', 'Privacy')}</ons-list>
</ons-page>
<nav class="tabbar tabbar--bottom" data-truth="nav">${[
  ['ion-ios-home', 'Home'],
  ['ion-ios-mic', 'Listen'],
  ['ion-ios-map', 'Map'],
  ['ion-ios-settings', 'Settings'],
]
  .map(
    ([icon, text], i) =>
      `<label class="tabbar__item"><input type="radio" name="tab" ${i === 3 ? 'checked' : ''} /><button class="tabbar__button"><ons-icon class="tabbar__icon" icon="${icon}" size="24px"></ons-icon><div class="tabbar__label">${text}</div>${i === 2 ? '<div class="tabbar__badge notification">2</div>' : ''}</button></label>`,
  )
  .join('')}</nav>`;

const style = document.createElement('style');
style.textContent = `
*:not(ons-icon){font-family:Inter,sans-serif!important}.page__background{background:#efeff4}.page__content{padding-bottom:49px}.pad{padding:10px 15px 4px}ons-search-input{display:block;width:100%}.tabbar{position:fixed;z-index:10;bottom:0;background:#f8f8f8}.search-input{width:100%;background-color:#e3e3e9}.tile{width:29px;height:29px;border-radius:7px;display:grid;place-items:center;color:#fff}.note{color:#8e8e93}.face{border-radius:50%;width:52px;height:52px}.list--inset{margin:0 15px;border-radius:12px;border:0;overflow:hidden}.list-title{margin:14px 0 0;padding-left:26px;font-size:12px;line-height:24px;color:#6d6d72}.segment{width:100%}.notification{background:#ff9f0a;font-size:12px;border-radius:10px;padding:2px 9px;min-height:0;line-height:18px}.tabbar__badge.notification{background:#ff3b30;padding:0 5px;line-height:17px;font-size:11px}.tabbar__label{font-size:10px}
ons-list:first-of-type{margin-top:8px}.list-item__subtitle{font-size:13px}`;
document.head.append(style);

// Lines between entries are borders of their parts, which are no things of their own.
requestAnimationFrame(() => {
  const TYPES = {
    'ons-toolbar': 'header',
    '.list-item__left': 'none',
    '.list-item__center': 'none',
    '.list-item__right': 'none',
    '.segment__button': 'button',
    '.tabbar__badge': 'badge',
    'ons-list': 'card',
  };
  for (const [selector, type] of Object.entries(TYPES))
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dataset['truth'] = type;
});
