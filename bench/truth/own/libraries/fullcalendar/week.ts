import { Calendar } from '@fullcalendar/core';
import timeGrid from '@fullcalendar/timegrid';
import { drawPicture } from '../../shared/draw-picture.ts';
import './frame.ts';

document.documentElement.style.setProperty('--main', '#0f766e');
const people = [
  ['Ana', 14, '#0f766e'],
  ['Björn', 28, '#b45309'],
  ['Chloe', 45, '#7c3aed'],
] as const;
const entry = (title: string, day: number, from: string, to: string, who: number) => ({
  title,
  start: `2026-05-${day}T${from}`,
  end: `2026-05-${day}T${to}`,
  backgroundColor: `color-mix(in srgb, ${people[who]![2]} 14%, white)`,
  borderColor: people[who]![2],
  textColor: people[who]![2],
});

document.body.innerHTML = `<div class="app" style="flex-direction:column"><header class="row" style="padding:12px 24px;background:#134e4a;color:#fff;gap:24px"><div class="row" style="font-size:18px;font-weight:700"><i class="ph-fill ph-scissors" data-truth="logo"></i>Salon Iris</div><nav class="row" style="gap:22px"><a href="#" style="font-weight:600;border-bottom:2px solid #5eead4;padding:6px 0">Calendar</a><a href="#">Guests</a><a href="#">Till</a><a href="#">Stock <span style="background:#f97316;border-radius:9px;padding:1px 7px;font-size:12px" data-truth="badge">3</span></a></nav><button class="btn end" style="border:0;color:#134e4a"><i class="ph ph-plus"></i> Book</button></header>
<div style="display:flex;flex:1;min-height:0"><main style="flex:1;padding:16px 20px" id="calendar"></main>
<aside style="width:280px;border-left:1px solid #e6e9ef;padding:18px;background:#f8faf9"><h2 style="font-size:16px;margin-bottom:12px">Team</h2>${people.map(([name, seed, color], index) => `<div class="row" style="margin-bottom:12px"><img style="border-radius:50%;border:2px solid ${color}" width="38" height="38" alt="${name}" src="${drawPicture('face', seed, 76, 76)}"><div><b>${name}</b><div class="muted">${['6 guests, 7 h', '4 guests, 5 h', '5 guests, 6 h'][index]}</div></div><input class="box end" type="checkbox" checked></div>`).join('')}<hr style="border:0;border-top:1px solid #e6e9ef;margin:18px 0"><h2 style="font-size:16px;margin-bottom:10px">Waiting list</h2>${[
  ['Colour and cut', 'Mrs Adler', 'this week'],
  ['Beard trim', 'Tom K.', 'any evening'],
]
  .map(
    ([what, who, when]) =>
      `<div style="background:#fff;border:1px solid #e6e9ef;border-radius:10px;padding:12px;margin-bottom:10px"><b>${what}</b><div class="row"><span class="muted">${who}</span><span class="end" style="color:#0f766e">${when}</span></div></div>`,
  )
  .join(
    '',
  )}<h2 style="font-size:16px;margin:20px 0 10px">Week filled</h2><div role="progressbar" style="height:10px;border-radius:5px;background:#dfe7e5"><div style="width:74%;height:10px;border-radius:5px;background:#0f766e"></div></div><p class="muted" style="margin-top:8px">74 %, 11 places are free</p></aside></div></div>`;

new Calendar(document.getElementById('calendar')!, {
  plugins: [timeGrid],
  initialView: 'timeGridWeek',
  initialDate: '2026-05-20',
  now: '2026-05-20T11:40',
  nowIndicator: true,
  firstDay: 1,
  hiddenDays: [0],
  slotMinTime: '08:00',
  slotMaxTime: '18:00',
  allDaySlot: true,
  height: '100%',
  expandRows: true,
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'timeGridWeek,timeGridDay' },
  slotLabelFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  dayHeaderFormat: { weekday: 'short', day: 'numeric' },
  // The library's events are links of any height and its hours are cells: a reader sees blocks and plain text.
  eventDidMount: ({ el }) => {
    el.dataset.truth = 'card';
  },
  slotLabelDidMount: ({ el }) => {
    el.dataset.truth = 'none';
  },
  events: [
    { title: 'Björn on holiday', start: '2026-05-22', end: '2026-05-24', color: '#b45309' },
    entry('Cut, Ms Oduya', 18, '09:00', '10:00', 0),
    entry('Colour, Lena W.', 18, '10:30', '13:00', 1),
    entry('Beard, Mr Hale', 18, '14:00', '14:45', 2),
    entry('Braids, Kim', 19, '08:30', '11:30', 2),
    entry('Cut, Paul', 19, '09:30', '10:15', 1),
    entry('Wedding trial', 19, '13:00', '15:00', 0),
    entry('Cut, Rosa', 20, '08:30', '09:30', 0),
    entry('Perm, Mrs Bell', 20, '10:00', '12:30', 0),
    entry('Cut, Jan', 20, '11:00', '12:00', 2),
    entry('Colour, Mia', 20, '14:00', '16:30', 1),
    entry('Training', 21, '09:00', '12:00', 1),
    entry('Cut, Amir', 21, '13:00', '14:00', 2),
    entry('Wedding', 23, '08:00', '11:00', 0),
    entry('Cut, Nils', 22, '15:00', '16:00', 2),
    entry('Colour, Dora', 22, '10:00', '12:00', 0),
  ],
}).render();
