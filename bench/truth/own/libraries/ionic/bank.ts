import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import { addIcons } from 'ionicons';
import {
  addCircle,
  analyticsOutline,
  arrowDown,
  arrowUp,
  cafe,
  cardOutline,
  cart,
  ellipsisHorizontal,
  home,
  leaf,
  notificationsOutline,
  personOutline,
  swapHorizontal,
  train,
  walletOutline,
} from 'ionicons/icons';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons, startIonic } from './start.ts';

addIcons({
  addCircle,
  analyticsOutline,
  arrowDown,
  arrowUp,
  cafe,
  cardOutline,
  cart,
  ellipsisHorizontal,
  home,
  leaf,
  notificationsOutline,
  personOutline,
  swapHorizontal,
  train,
  walletOutline,
});
startIonic('ios');

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const spent = [24, 61, 18, 47, 82, 55, 12];
const moves = [
  { icon: 'cart', color: '#34c759', name: 'Green Basket', note: 'Groceries · today, 12:40', sum: '−€ 38.20' },
  { icon: 'train', color: '#007aff', name: 'City Rail', note: 'Travel · today, 08:05', sum: '−€ 4.60' },
  {
    icon: 'arrow-down',
    color: '#ff9500',
    name: 'Mara Lindholm',
    note: 'Rent share · yesterday',
    sum: '+€ 410.00',
    plus: true,
  },
  { icon: 'cafe', color: '#a2674b', name: 'Corner Roast', note: 'Food · yesterday', sum: '−€ 6.90' },
];

document.getElementById('root')!.innerHTML = `
<ion-app>
  <ion-header><ion-toolbar><ion-avatar slot="start" class="me"><img src="${drawPicture('face', 402, 80, 80)}" alt="Theo Brandt" /></ion-avatar><div class="hello"><small>Good afternoon</small><b>Theo Brandt</b></div><ion-buttons slot="end"><ion-button aria-label="News"><ion-icon slot="icon-only" name="notifications-outline"></ion-icon><ion-badge color="danger" class="dot">2</ion-badge></ion-button></ion-buttons></ion-toolbar></ion-header>
  <ion-content color="light">
    <section class="balance" data-truth="card"><div class="line"><span>Everyday account</span><ion-icon name="ellipsis-horizontal"></ion-icon></div><strong>€ 4,286.15</strong><div class="line small"><span>•••• 7731</span><ion-chip class="up"><ion-icon name="arrow-up"></ion-icon>2.4 % this month</ion-chip></div></section>
    <div class="quick">${[
      ['arrow-up', 'Send'],
      ['arrow-down', 'Request'],
      ['swap-horizontal', 'Move'],
      ['card-outline', 'Cards'],
    ]
      .map(
        ([name, text]) =>
          `<div><ion-button shape="round" class="round"><ion-icon slot="icon-only" name="${name}"></ion-icon></ion-button><span>${text}</span></div>`,
      )
      .join('')}</div>
    <ion-card class="week"><div class="line"><b>Spent this week</b><span class="sum">€ 299</span></div><div class="bars" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'bar', labels: days, series: [{ name: 'Spent', color: '#5856d6', values: spent }] })}'>${spent.map((value, i) => `<div><i style="height:${value * 0.8}px" class="${i === 4 ? 'on' : ''}"></i><small>${days[i]}</small></div>`).join('')}</div></ion-card>
    <ion-segment value="all"><ion-segment-button value="all"><ion-label>All</ion-label></ion-segment-button><ion-segment-button value="out"><ion-label>Out</ion-label></ion-segment-button><ion-segment-button value="in"><ion-label>In</ion-label></ion-segment-button></ion-segment>
    <ion-list inset class="moves">${moves.map((move) => `<ion-item button detail="true"><div slot="start" class="ico" style="background:${move.color}"><ion-icon name="${move.icon}"></ion-icon></div><ion-label><h3>${move.name}</h3><p>${move.note}</p></ion-label><ion-note slot="end" class="${move.plus ? 'plus' : ''}">${move.sum}</ion-note></ion-item>`).join('')}</ion-list>
  </ion-content>
  <ion-footer><ion-tab-bar selected-tab="home">${[
    ['home', 'Home'],
    ['analytics-outline', 'Insights'],
    ['add-circle', 'Pay'],
    ['wallet-outline', 'Savings'],
    ['person-outline', 'Me'],
  ]
    .map(
      ([name, text]) =>
        `<ion-tab-button tab="${text!.toLowerCase()}"><ion-icon name="${name}"></ion-icon><ion-label>${text}</ion-label></ion-tab-button>`,
    )
    .join('')}</ion-tab-bar></ion-footer>
</ion-app>`;

const style = document.createElement('style');
style.textContent = `
:root{--ion-font-family:Inter,sans-serif;--ion-color-primary:#5856d6;--ion-color-primary-rgb:88,86,214;--ion-color-primary-shade:#4d4cbc;--ion-color-primary-tint:#6967da;--ion-background-color:#fff}
.me{width:38px;height:38px;margin-left:12px}.hello{padding-left:10px;line-height:1.25}.hello small{display:block;color:#8e8e93;font-size:12px}.hello b{font-size:16px}.dot{position:absolute;top:-2px;right:-6px;font-size:10px;padding:2px 5px}
ion-content{--background:#f2f2f7}.balance{margin:14px 16px;border-radius:22px;padding:18px 20px;color:#fff;background:linear-gradient(135deg,#5856d6 0%,#8e5bf0 55%,#ff6bb0 100%);box-shadow:0 12px 24px #5856d64d}.line{display:flex;justify-content:space-between;align-items:center}.balance strong{display:block;font-size:34px;letter-spacing:-.6px;margin:8px 0 10px}.small{font-size:13px}.up{--background:#ffffff2e;--color:#fff;margin:0;height:26px;min-height:26px;font-size:12px}.up ion-icon{margin:0 4px 0 0!important;color:#fff;font-size:13px!important}
.quick{display:grid;grid-template-columns:repeat(4,1fr);text-align:center;font-size:12px;padding:2px 12px 4px}.quick span{display:block}.round{width:52px;height:52px;margin:0 0 6px;--padding-start:0;--padding-end:0;--background:#fff;--color:#5856d6;--border-radius:50%;--box-shadow:0 2px 8px #0000001a}.week{margin:10px 16px 14px;padding:14px 16px;border-radius:18px;color:#000;box-shadow:none;background:#fff}.sum{color:#5856d6;font-weight:600}.bars{display:flex;gap:14px;align-items:flex-end;height:92px;margin-top:8px}.bars div{flex:1;text-align:center}.bars i{display:block;border-radius:6px;background:#d9d8f7;margin-bottom:5px}.bars .on{background:#5856d6}.bars small{font-size:11px;color:#8e8e93}
ion-segment{width:calc(100% - 32px);margin:0 16px}.moves{margin:12px 16px!important;border-radius:18px!important}.ico{width:38px;height:38px;border-radius:11px;display:grid;place-items:center;color:#fff;font-size:19px;margin-inline-end:12px}ion-label h3{font-weight:600!important;font-size:15px!important}ion-label p{font-size:12px!important}ion-note{font-size:15px!important;font-weight:600;color:#1c1c1e!important;margin-top:12px}.plus{color:#248a3d!important}`;
document.head.append(style);
nameIcons();
