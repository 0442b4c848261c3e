import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@vaadin/aura/aura.css';
import '@vaadin/avatar';
import '@vaadin/avatar-group';
import '@vaadin/badge';
import '@vaadin/button';
import '@vaadin/card';
import '@vaadin/icon';
import '@vaadin/icons';
import '@vaadin/message-input';
import '@vaadin/message-list';
import '@vaadin/progress-bar';
import '@vaadin/select';
import '@vaadin/tabs';
import '@vaadin/text-field';
import { drawPicture } from '../../shared/draw-picture.ts';

const face = (seed: number) => drawPicture('face', seed, 80, 80);
const chats = [
  {
    name: 'Hugo Lindahl',
    seed: 301,
    text: 'The heater shows E4 again after the reset',
    time: '2 min',
    count: 2,
    on: true,
  },
  { name: 'Apartment 12', seed: 0, text: 'Thank you, it is warm now!', time: '18 min', letter: '12' },
  { name: 'Sana Mirza', seed: 305, text: 'Photo: meter-cellar.jpg', time: '41 min', count: 1 },
  { name: 'Café Linde', seed: 0, text: 'Can somebody come before noon?', time: '1 h', letter: 'CL', count: 4 },
  { name: 'Piet de Wit', seed: 309, text: 'You: the part arrives on Thursday', time: '3 h' },
  { name: 'Mrs Aldana', seed: 311, text: 'Perfect, see you then', time: 'Mon' },
  { name: 'School North', seed: 0, text: 'You: invoice attached', time: 'Mon', letter: 'SN' },
];
const messages = [
  {
    text: 'Good morning. Our heater stopped during the night and now shows E4.',
    time: '09:12',
    userName: 'Hugo Lindahl',
    userImg: face(301),
  },
  {
    text: 'Good morning Hugo, I am sorry to hear that. E4 means that the water pressure is too low. Can you read the small dial under the boiler?',
    time: '09:14',
    userName: 'Runa (support)',
    userImg: face(330),
  },
  {
    text: 'It says 0.6 bar. The needle is in the red part.',
    time: '09:17',
    userName: 'Hugo Lindahl',
    userImg: face(301),
  },
  {
    text: 'Then please open the blue tap until the needle reaches 1.5, close it, and hold the reset button for three seconds.',
    time: '09:18',
    userName: 'Runa (support)',
    userImg: face(330),
  },
  {
    text: 'Done. It ran for ten minutes, but now it shows E4 again after the reset.',
    time: '09:41',
    userName: 'Hugo Lindahl',
    userImg: face(301),
  },
  {
    text: 'Thank you for trying. Then the valve loses water, and that is nothing you should open yourself. I can send somebody today.',
    time: '09:43',
    userName: 'Runa (support)',
    userImg: face(330),
  },
  {
    text: 'That would be great. I am at home until three.',
    time: '09:44',
    userName: 'Hugo Lindahl',
    userImg: face(301),
  },
  {
    text: 'Ebba will be with you between 12:30 and 13:00. You will get a message when she is on her way.',
    time: '09:47',
    userName: 'Runa (support)',
    userImg: face(330),
  },
];
const icon = (name: string, slot = '') =>
  `<vaadin-icon icon="vaadin:${name}" ${slot && `slot="${slot}"`}></vaadin-icon>`;

document.documentElement.style.colorScheme = 'dark';
document.getElementById('root')!.innerHTML = `
<div class="app">
  <nav class="rail"><span class="mark" data-truth="logo">${icon('fire')}</span>${['comments', 'clipboard-check', 'users', 'calendar', 'chart-line'].map((name, i) => `<vaadin-button theme="${i ? 'tertiary' : 'primary'}" aria-label="${name}">${icon(name)}</vaadin-button>`).join('')}<span class="grow"></span><vaadin-avatar data-truth="avatar" img="${face(330)}" name="Runa"></vaadin-avatar></nav>
  <aside class="list"><div class="row"><h1>Conversations</h1><vaadin-button theme="tertiary" aria-label="New">${icon('edit')}</vaadin-button></div><vaadin-text-field placeholder="Search" style="width:100%">${icon('search', 'prefix')}</vaadin-text-field>
    <vaadin-tabs><vaadin-tab selected>Mine <vaadin-badge>4</vaadin-badge></vaadin-tab><vaadin-tab>Waiting</vaadin-tab><vaadin-tab>Closed</vaadin-tab></vaadin-tabs>
    <ul>${chats.map((chat) => `<li class="${chat.on ? 'on' : ''}"><vaadin-avatar data-truth="avatar" ${chat.seed ? `img="${face(chat.seed)}"` : `abbr="${chat.letter}"`} name="${chat.name}"></vaadin-avatar><div><b>${chat.name}</b><span>${chat.text}</span></div><div class="end"><small>${chat.time}</small>${chat.count ? `<vaadin-badge theme="filled">${chat.count}</vaadin-badge>` : ''}</div></li>`).join('')}</ul></aside>
  <main><header><vaadin-avatar data-truth="avatar" img="${face(301)}" name="Hugo Lindahl"></vaadin-avatar><div><b>Hugo Lindahl</b><span class="online">Online</span></div><span class="grow"></span><vaadin-badge theme="warning">Heating</vaadin-badge><vaadin-button>${icon('phone', 'prefix')}Call</vaadin-button><vaadin-button theme="primary">${icon('check', 'prefix')}Solve</vaadin-button></header>
    <div class="talk"><div class="day"><span>Today</span></div><vaadin-message-list></vaadin-message-list><p class="typing">Hugo is typing…</p></div>
    <div class="write"><div class="quick"><vaadin-button theme="small">Send a technician</vaadin-button><vaadin-button theme="small">Ask for a photo</vaadin-button><vaadin-button theme="small">Guide: refill water</vaadin-button></div><vaadin-message-input></vaadin-message-input></div></main>
  <aside class="info"><vaadin-card theme="outlined"><img slot="media" src="${drawPicture('goods', 12, 260, 130)}" alt="Boiler" /><div slot="title">Kessel K 24</div><div slot="subtitle">Bought in 2021, service until 2027</div></vaadin-card>
    <section><h2>Ticket 8841</h2><dl><dt>Priority</dt><dd><vaadin-badge theme="error">High</vaadin-badge></dd><dt>Opened</dt><dd>Today, 09:12</dd><dt>Address</dt><dd>Ringgata 8, Umeå</dd><dt>Team</dt><dd>North</dd></dl></section>
    <section><h2>Time to answer</h2><div class="row small"><span>29 of 60 min</span><b>48 %</b></div><vaadin-progress-bar value="0.48"></vaadin-progress-bar></section>
    <section><h2>Steps</h2><ol><li class="done">${icon('check-circle')}Pressure refilled</li><li class="done">${icon('check-circle')}Reset tried</li><li>${icon('circle-thin')}Check the valve</li><li>${icon('circle-thin')}Book a visit</li></ol></section></aside>
</div>`;

const style = document.createElement('style');
style.textContent = `
html{--aura-font-family:Inter,sans-serif}*{box-sizing:border-box}body{margin:0;font-family:Inter,sans-serif;font-size:14px;background:#14161c;color:#e9ebf0}h1,h2,p,ul,ol,dl,dd{margin:0;padding:0;list-style:none}h1{font-size:18px;flex:1}h2{font-size:13px;color:#9aa3b5;font-weight:600;margin-bottom:10px}.grow{flex:1}
.app{display:grid;grid-template-columns:64px 300px 1fr 272px;height:800px}.rail{background:#0f1116;display:flex;flex-direction:column;align-items:center;gap:12px;padding:16px 0}.mark{width:36px;height:36px;border-radius:10px;background:linear-gradient(135deg,#ff8a3d,#e5396b);display:grid;place-items:center;color:#fff;margin-bottom:10px}.list{background:#1a1d25;padding:16px 12px;display:flex;flex-direction:column;gap:12px;border-right:1px solid #262b36}.row{display:flex;align-items:center;padding:0 6px}.row.small{justify-content:space-between;padding:0;margin-bottom:8px}
.list li{display:flex;gap:12px;padding:11px 10px;border-radius:12px}.list li.on{background:#2a3350}.list li>div:nth-child(2){flex:1;min-width:0}.list b,.list span{display:block}.list span{color:#98a1b3;font-size:13px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;margin-top:3px}.end{display:flex;flex-direction:column;align-items:end;gap:6px}.end small{color:#98a1b3}
main{display:flex;flex-direction:column;min-width:0}header{display:flex;align-items:center;gap:12px;padding:12px 20px;border-bottom:1px solid #262b36;height:66px}header b,header span{display:block}.online{color:#4ade80;font-size:12px}.talk{flex:1;padding:14px 20px;overflow:hidden}.day{text-align:center;color:#98a1b3;font-size:12px;border-bottom:1px solid #262b36;height:9px;margin-bottom:16px}.day span{background:#14161c;padding:0 12px}.typing{color:#98a1b3;font-size:13px;font-style:italic;padding-left:12px}.write{padding:0 20px 16px}.quick{display:flex;gap:8px;margin-bottom:10px}
.info{background:#1a1d25;border-left:1px solid #262b36;padding:16px;display:flex;flex-direction:column;gap:22px}.info img{width:100%;display:block}dl{display:grid;grid-template-columns:80px 1fr;gap:9px}dt{color:#98a1b3}ol li{display:flex;gap:10px;align-items:center;padding:6px 0;color:#98a1b3}ol .done{color:#e9ebf0}.done vaadin-icon{color:#4ade80}`;
document.head.append(style);
document.querySelector('vaadin-message-list')!.items = messages;
