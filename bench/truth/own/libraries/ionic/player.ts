import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import { addIcons } from 'ionicons';
import {
  chevronDown,
  ellipsisVertical,
  heart,
  home,
  library,
  listOutline,
  musicalNotes,
  pause,
  playSkipBack,
  playSkipForward,
  radio,
  repeat,
  search,
  shareSocialOutline,
  shuffle,
  volumeHigh,
  volumeLow,
} from 'ionicons/icons';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons, startIonic } from './start.ts';

addIcons({
  chevronDown,
  ellipsisVertical,
  heart,
  home,
  library,
  listOutline,
  musicalNotes,
  pause,
  playSkipBack,
  playSkipForward,
  radio,
  repeat,
  search,
  shareSocialOutline,
  shuffle,
  volumeHigh,
  volumeLow,
});
startIonic('md');

const next = [
  { name: 'Paper Lanterns', by: 'Olive Court', time: '3:48', seed: 21 },
  { name: 'Northbound', by: 'Kites at Noon', time: '4:12', seed: 36 },
];

document.getElementById('root')!.innerHTML = `
<ion-app>
  <ion-header class="ion-no-border"><ion-toolbar><ion-buttons slot="start"><ion-button aria-label="Close"><ion-icon slot="icon-only" name="chevron-down"></ion-icon></ion-button></ion-buttons><ion-title><small>PLAYING FROM</small>Rain on the window</ion-title><ion-buttons slot="end"><ion-button aria-label="More"><ion-icon slot="icon-only" name="ellipsis-vertical"></ion-icon></ion-button></ion-buttons></ion-toolbar></ion-header>
  <ion-content>
    <img class="cover" src="${drawPicture('abstract', 14, 480, 450)}" alt="Cover of Tide Clock" />
    <div class="title"><div><h1>Tide Clock</h1><p>Marlow &amp; the Shallows</p></div><ion-button fill="clear" color="danger" aria-label="Like"><ion-icon slot="icon-only" name="heart"></ion-icon></ion-button></div>
    <ion-range value="38" aria-label="Position"></ion-range><div class="time"><span>1:32</span><ion-chip outline class="q">Lossless</ion-chip><span>4:05</span></div>
    <div class="play"><ion-button fill="clear" color="primary" aria-label="Shuffle"><ion-icon slot="icon-only" name="shuffle"></ion-icon></ion-button><ion-button fill="clear" color="light" aria-label="Back"><ion-icon slot="icon-only" name="play-skip-back"></ion-icon></ion-button><ion-fab-button aria-label="Pause"><ion-icon name="pause"></ion-icon></ion-fab-button><ion-button fill="clear" color="light" aria-label="Next"><ion-icon slot="icon-only" name="play-skip-forward"></ion-icon></ion-button><ion-button fill="clear" color="medium" aria-label="Repeat"><ion-icon slot="icon-only" name="repeat"></ion-icon></ion-button></div>
    <ion-range value="70" class="volume" color="medium" aria-label="Volume"><ion-icon slot="start" name="volume-low"></ion-icon><ion-icon slot="end" name="volume-high"></ion-icon></ion-range>
    <ion-list class="next"><ion-list-header><ion-label>Next</ion-label><ion-button size="small">Queue</ion-button></ion-list-header>${next.map((song) => `<ion-item lines="none"><ion-thumbnail slot="start"><img src="${drawPicture('abstract', song.seed, 88, 88)}" alt="" /></ion-thumbnail><ion-label><h2>${song.name}</h2><p>${song.by}</p></ion-label><ion-note slot="end">${song.time}</ion-note></ion-item>`).join('')}</ion-list>
  </ion-content>
  <ion-footer><ion-tab-bar selected-tab="listen">${[
    ['home', 'Home'],
    ['search', 'Search'],
    ['musical-notes', 'Listen'],
    ['radio', 'Radio'],
    ['library', 'Library'],
  ]
    .map(
      ([name, text]) =>
        `<ion-tab-button tab="${text!.toLowerCase()}"><ion-icon name="${name}"></ion-icon><ion-label>${text}</ion-label></ion-tab-button>`,
    )
    .join('')}</ion-tab-bar></ion-footer>
</ion-app>`;

const style = document.createElement('style');
style.textContent = `
:root{--ion-font-family:Roboto,sans-serif;--ion-background-color:#12101c;--ion-background-color-rgb:18,16,28;--ion-text-color:#f4f1ff;--ion-text-color-rgb:244,241,255;--ion-color-primary:#ffb454;--ion-color-primary-rgb:255,180,84;--ion-color-primary-contrast:#20130a;--ion-color-primary-contrast-rgb:32,19,10;--ion-color-primary-shade:#e09e4a;--ion-color-primary-tint:#ffbc65;--ion-color-light:#f4f1ff;--ion-color-light-rgb:244,241,255;--ion-color-medium:#8f88a8;--ion-color-medium-rgb:143,136,168;--ion-color-danger:#ff5d7a;--ion-color-danger-rgb:255,93,122;--ion-toolbar-background:#12101c;--ion-item-background:#12101c;--ion-tab-bar-background:#1c1929;--ion-tab-bar-color:#8f88a8;--ion-tab-bar-color-selected:#ffb454}
ion-title{text-align:center;font-size:14px;font-weight:500}ion-title small{display:block;font-size:10px;letter-spacing:1.5px;color:#8f88a8;font-weight:500}.cover{display:block;width:320px;height:300px;margin:6px auto 18px;border-radius:20px;box-shadow:0 18px 40px #000000a6}.title{display:flex;align-items:center;padding:0 24px 0 35px}.title div{flex:1}h1{font-size:24px;margin:0;font-weight:700}.title p{margin:4px 0 0;color:#a9a3c0}ion-range{padding:0 35px;--bar-background:#3a3550}.time{display:flex;justify-content:space-between;align-items:center;padding:0 35px;font-size:12px;color:#a9a3c0;margin-top:-8px}.q{font-size:10px;height:22px;min-height:22px;margin:0;--color:#ffb454;border-color:#ffb45480}
.play{display:flex;align-items:center;justify-content:space-between;padding:8px 26px}.play ion-button{font-size:20px;height:48px}.volume{margin-top:0;--height:36px;--knob-size:14px}.volume ion-icon{color:#8f88a8;font-size:18px}.next{padding:0 18px;background:transparent}ion-list-header{font-size:15px;--color:#f4f1ff;min-height:40px}ion-thumbnail{--size:44px;--border-radius:8px}.next ion-item{--min-height:56px}ion-label h2{font-size:15px!important}ion-tab-bar{--border:0;height:60px}`;
document.head.append(style);
nameIcons();
