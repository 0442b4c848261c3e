import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import 'onsenui/css/onsenui.css';
import 'onsenui/css/onsen-css-components.css';
import ons from 'onsenui/js/onsenui.js';
import { drawPicture } from '../../shared/draw-picture.ts';

ons.platform.select('android');
ons.disableAnimations();

type Line = { mine?: boolean; text?: string; time: string; picture?: number; who?: string; seed?: number };
const lines: Line[] = [
  { who: 'Ayo', seed: 421, text: 'The boat is in the water!', time: '16:02' },
  { who: 'Ayo', seed: 421, picture: 9, time: '16:03' },
  { mine: true, text: 'Wow. Who painted the stripe?', time: '16:05' },
  {
    who: 'Lene',
    seed: 424,
    text: 'I did. It took three evenings and a lot of tape. Do not look too closely at the stern.',
    time: '16:06',
  },
  { mine: true, text: 'It looks perfect. Are we sailing on Saturday?', time: '16:08' },
  { who: 'Ayo', seed: 421, text: 'Nine o’clock at the slip. Bring bread, I bring coffee.', time: '16:11' },
];

const bubble = ({ mine, text, time, picture, who, seed }: Line) =>
  `<div class="row ${mine ? 'mine' : ''}">${seed ? `<img class="face" src="${drawPicture('face', seed, 64, 64)}" alt="${who}" />` : ''}<div class="bubble" data-truth="card">${who ? `<b>${who}</b>` : ''}${picture ? `<img src="${drawPicture('landscape', picture, 230, 104)}" alt="The harbour" />` : `<p>${text}</p>`}<small>${time}${mine ? ' <ons-icon icon="md-check-all"></ons-icon>' : ''}</small></div></div>`;

document.getElementById('root')!.innerHTML = `
<ons-page>
  <ons-toolbar data-truth="header"><div class="left"><ons-back-button></ons-back-button></div><div class="center"><div class="head"><img class="face" src="${drawPicture('room', 23, 80, 80)}" alt="" /><div><b>Dinghy club</b><small>Ayo, Lene and 6 others</small></div></div></div><div class="right"><ons-toolbar-button icon="md-videocam"></ons-toolbar-button><ons-toolbar-button icon="md-more-vert"></ons-toolbar-button></div></ons-toolbar>
  <ons-card class="pin"><ons-icon icon="md-calendar" size="22px"></ons-icon><div><b>First sail of the year</b><small>Saturday, 9:00 · 5 are coming</small></div><ons-button modifier="quiet">Join</ons-button></ons-card>
  <div class="day"><span>Today</span></div>
  <div class="talk">${lines.map(bubble).join('')}</div>
  
  <ons-bottom-toolbar data-truth="footer"><div class="write"><ons-toolbar-button icon="md-mood"></ons-toolbar-button><input type="text" class="text-input text-input--material" placeholder="Message" /><ons-toolbar-button icon="md-attachment-alt"></ons-toolbar-button><ons-toolbar-button icon="md-camera"></ons-toolbar-button></div></ons-bottom-toolbar>
  <ons-fab data-truth="button" position="bottom right" class="down"><ons-icon icon="md-mic"></ons-icon></ons-fab>
</ons-page>`;

const style = document.createElement('style');
style.textContent = `
*:not(ons-icon){font-family:Roboto,sans-serif!important}.page__background,.page--material__background{background:#eceff1!important}.toolbar--material{background:#00695c}.toolbar--material *{color:#fff}.head{display:flex;gap:12px;align-items:center;height:56px;line-height:1.25}.head b{display:block;font-size:17px;font-weight:500}.head small{font-size:12px;opacity:.85;display:block}.head .face{width:38px;height:38px;align-self:center!important}.toolbar--material .back-button__icon{fill:#fff}.face{border-radius:50%;width:32px;height:32px;align-self:end;flex:none}
.pin{margin:8px!important;padding:10px 8px 10px 16px!important;display:flex;gap:14px;align-items:center;color:#00695c}.pin div{flex:1;color:#263238;line-height:1.35}.pin small{display:block;color:#607d8b;font-size:13px}.pin .button{color:#00695c}.day{text-align:center;margin:8px}.day span{background:#cfd8dc;border-radius:10px;padding:3px 12px;font-size:12px;color:#455a64}.talk{padding:0 10px}.row{display:flex;gap:8px;margin-bottom:7px}.mine{justify-content:flex-end}.bubble{background:#fff;border-radius:14px 14px 14px 4px;padding:8px 12px;max-width:262px;box-shadow:0 1px 2px #00000026}.mine .bubble{background:#b2dfdb;border-radius:14px 14px 4px 14px}.bubble b{color:#e65100;font-size:13px;font-weight:500}.bubble p{margin:2px 0;line-height:1.4}.bubble img{display:block;border-radius:10px;width:230px;height:104px;margin-top:4px}.bubble small{display:block;text-align:right;font-size:11px;color:#78909c}
.bottom-bar{background:#fff;border-top:1px solid #cfd8dc;height:56px;padding-right:72px}.write{display:flex;align-items:center;height:56px;padding:0 4px}.write input{flex:1}.write .toolbar-button{color:#607d8b;padding:0 8px;line-height:56px}.fab--material,.fab{background:#ff7043!important;color:#fff!important}.down{right:10px!important;bottom:4px!important;width:46px!important;height:46px!important;margin-bottom:3px;z-index:20;position:fixed!important}`;
document.head.append(style);
