import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import { drawPicture } from '../../shared/draw-picture.ts';
import { miniMonth } from './frame.ts';

document.documentElement.style.setProperty('--main', '#4f46e5');
const tones = { Clinic: '#4f46e5', Home: '#0d9488', Family: '#ea580c', Choir: '#db2777' };
const events = [
  ['Team day', '2026-06-03', '2026-06-05', 'Clinic'],
  ['Dentist', '2026-06-02T09:30', '', 'Home'],
  ['Choir rehearsal', '2026-06-04T19:00', '', 'Choir'],
  ['Night duty', '2026-06-08', '2026-06-11', 'Clinic'],
  ['Paint the fence', '2026-06-06', '', 'Home'],
  ['Aunt Rosa', '2026-06-07T15:00', '', 'Family'],
  ['School play', '2026-06-11T18:00', '', 'Family'],
  ['Ward meeting', '2026-06-12T08:00', '', 'Clinic'],
  ['Choir rehearsal', '2026-06-11T19:30', '', 'Choir'],
  ['Choir rehearsal', '2026-06-18T19:00', '', 'Choir'],
  ['Holiday at the lake', '2026-06-19', '2026-06-25', 'Family'],
  ['Summer concert', '2026-06-27T20:00', '', 'Choir'],
  ['Tax papers', '2026-06-15', '', 'Home'],
  ['Ward meeting', '2026-06-26T08:00', '', 'Clinic'],
  ['First aid course', '2026-06-16T14:00', '', 'Clinic'],
  ['Bike service', '2026-06-16T17:30', '', 'Home'],
  ['Call the bank', '2026-06-16T11:00', '', 'Home'],
] as const;

document.body.innerHTML = `<div class="app"><aside style="width:270px;border-right:1px solid #e6e9ef;padding:20px;background:#fafbfd"><div class="row" style="font-size:19px;font-weight:700;color:#111827;margin-bottom:20px"><svg data-truth="logo" aria-label="Daybook" width="30" height="30" viewBox="0 0 30 30"><rect x="2" y="4" width="26" height="24" rx="6" fill="#4f46e5"/><path d="M2 12h26" stroke="#fff" stroke-width="2"/><circle cx="10" cy="19" r="2.500" fill="#fff"/><circle cx="19" cy="19" r="2.500" fill="#a5b4fc"/></svg>Daybook</div><button class="btn btn-main" style="width:100%"><i class="ph ph-plus"></i> New entry</button><div style="margin:22px 0"><div class="row" style="margin-bottom:10px"><b>June 2026</b><i class="ph ph-caret-left end"></i><i class="ph ph-caret-right"></i></div>${miniMonth(0, 30, 16)}</div><h3 style="font-size:14px;margin-bottom:10px">Calendars</h3><ul>${Object.entries(
  tones,
)
  .map(
    ([name, color], index) =>
      `<li class="row" style="margin-bottom:10px"><input class="box" style="accent-color:${color}" type="checkbox" ${index < 3 ? 'checked' : 'checked'}>${name}<span class="muted end">${[6, 5, 3, 4][index]}</span></li>`,
  )
  .join(
    '',
  )}</ul><div style="margin-top:24px;padding:14px;border-radius:12px;background:#eef2ff"><div class="row"><i class="ph-fill ph-sparkle" style="color:#4f46e5"></i><b>Next up</b></div><p style="margin-top:6px">Call the bank, today at 11:00</p><p class="muted">in 35 minutes</p></div></aside>
<main style="flex:1;padding:18px 24px;display:flex;flex-direction:column"><header class="row" style="margin-bottom:14px"><label class="row btn" style="width:300px;font-weight:400"><i class="ph ph-magnifying-glass"></i><input placeholder="Search entries" style="border:0;outline:0;width:100%"></label><div class="end row"><button class="btn" aria-label="Share"><i class="ph ph-share-network"></i></button><button class="btn" aria-label="Settings"><i class="ph ph-gear-six"></i></button><img style="border-radius:50%" width="36" height="36" alt="Account" src="${drawPicture('face', 16, 72, 72)}"></div></header><div id="calendar" style="flex:1"></div></main></div>`;

new Calendar(document.getElementById('calendar')!, {
  plugins: [dayGrid],
  initialView: 'dayGridMonth',
  initialDate: '2026-06-01',
  now: '2026-06-16T10:25',
  firstDay: 1,
  height: '100%',
  dayMaxEvents: 3,
  fixedWeekCount: false,
  headerToolbar: { left: 'title', right: 'prev,next today dayGridWeek,dayGridMonth' },
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  // Events of whole days are filled bars.
  eventDidMount: ({ el, event }) => {
    if (event.allDay) el.dataset.truth = 'badge';
  },
  events: events.map(([title, start, end, kind]) => ({ title, start, ...(end ? { end } : {}), color: tones[kind] })),
}).render();
