import { drawPicture } from '../../shared/draw-picture.ts';
import { mount, tools } from './editor.ts';

const face = (seed: number, size: number, name: string) =>
  `<img width="${size}" height="${size}" style="border-radius:50%" alt="${name}" src="${drawPicture('face', seed, size * 2, size * 2)}">`;
const outline = [
  ['Why now', 0, 1],
  ['What we found', 0, 0],
  ['Noise at night', 1, 0],
  ['Costs', 0, 0],
  ['Next steps', 0, 0],
] as const;
const notes = [
  ['Mara Stein', 13, '10:12', 'Can we name the source for the 38 %?', true],
  ['Ilya Petrov', 26, 'Yesterday', 'I would put the costs before the photos.', false],
] as const;

document.body.style.background = '#f1f3f7';
document.body.innerHTML = `<div style="display:flex;flex-direction:column;height:100vh"><header class="row" style="background:#fff;padding:10px 20px;gap:12px;border-bottom:1px solid #e2e6ed"><svg data-truth="logo" aria-label="Margin" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3451d1"/><path d="M9 8v16M14 10h10M14 16h10M14 22h6" stroke="#fff" stroke-width="2.500"/></svg><div><div class="row"><b style="font-size:16px">Quiet streets, proposal 2</b><i class="ri-star-line muted"></i><span style="background:#e7f6ec;color:#197a41;border-radius:10px;padding:2px 9px;font-size:12px" data-truth="badge">Saved</span></div><nav class="row muted" style="gap:14px;font-size:13px;margin-top:2px"><span>File</span><span>Edit</span><span>View</span><span>Insert</span><span>Format</span><span>Help</span></nav></div><div class="end row"><div class="row" style="gap:0">${[
  [13, 'Mara'],
  [26, 'Ilya'],
  [39, 'You'],
]
  .map(
    ([seed, name], index) =>
      `<span style="margin-left:${index ? -8 : 0}px;border:2px solid #fff;border-radius:50%;display:flex">${face(seed as number, 32, name as string)}</span>`,
  )
  .join(
    '',
  )}</div><button style="border:1px solid #d4d9e2;background:#fff;border-radius:8px;padding:8px 14px"><i class="ri-history-line"></i> History</button><button style="border:0;background:#3451d1;color:#fff;border-radius:8px;padding:9px 16px;font-weight:600"><i class="ri-user-add-line"></i> Share</button></div></header>
<div class="row" role="toolbar" style="background:#fff;padding:6px 20px;gap:2px;border-bottom:1px solid #e2e6ed"><button data-truth="select" style="border:1px solid #d4d9e2;background:#fff;border-radius:6px;padding:5px 10px;width:130px;text-align:left">Normal text <i class="ri-arrow-down-s-line" style="float:right"></i></button><span class="gap"></span>${tools(['bold*', 'italic', 'underline', 'strikethrough', 'mark-pen-line', '|', 'align-left*', 'align-center', 'align-right', '|', 'list-unordered', 'list-ordered', 'list-check-2', '|', 'link', 'image-line', 'table-line', 'code-s-slash-line', 'double-quotes-l', '|', 'arrow-go-back-line', 'arrow-go-forward-line'])}<span class="end muted">1,204 words</span></div>
<div style="display:flex;flex:1;min-height:0"><aside style="width:230px;padding:24px 20px"><div class="muted" style="font-size:12px;font-weight:600;letter-spacing:.6px">CONTENTS</div><ul style="list-style:none;margin-top:12px">${outline.map(([name, depth, on]) => `<li style="padding:6px 10px;margin-left:${depth * 14}px;border-radius:6px;${on ? 'background:#e3e9ff;color:#3451d1;font-weight:600' : ''}">${name}</li>`).join('')}</ul></aside>
<main style="flex:1;overflow:hidden;padding-top:24px"><div id="editor" style="width:760px;margin:0 auto;background:#fff;box-shadow:0 1px 4px rgb(20 30 60 / .12);padding:52px 72px;height:900px;font:17px 'Literata Variable',serif"></div></main>
<aside style="width:300px;padding:24px 20px"><div class="row" style="margin-bottom:14px"><b>Comments</b><span style="background:#e2e6ed;border-radius:9px;padding:1px 8px;font-size:12px" data-truth="badge">2</span><i class="ri-filter-3-line end"></i></div>${notes.map(([name, seed, time, text, on]) => `<div style="background:#fff;border-radius:10px;padding:14px;margin-bottom:12px;border:1px solid ${on ? '#f0b429' : '#e2e6ed'}"><div class="row">${face(seed, 28, name)}<b style="font-size:13px">${name}</b><span class="muted end" style="font-size:12px">${time}</span></div><p style="margin:8px 0">${text}</p>${on ? '<input placeholder="Reply" style="width:100%;border:1px solid #d4d9e2;border-radius:6px;padding:6px 10px">' : '<span class="muted" style="font-size:13px"><i class="ri-check-line"></i> Resolve</span>'}</div>`).join('')}</aside></div></div>`;
mount(
  'editor',
  `<h1>Quiet streets</h1><p><em>A proposal for the north quarter, May 2026</em></p><h2>Why now</h2><p>Traffic on Alder Road has grown by <mark data-color="#ffe8a3" style="background-color:#ffe8a3">38 % in four years</mark>. Most of it only passes through. The <a href="#">new bridge</a> opens in <strong>October</strong>, so this is the year to decide where the cars should go.</p><ul><li><p>Two schools lie on the short cut</p></li><li><p>Buses lose <strong>six minutes</strong> between the stops</p></li><li><p>No crossing is longer than <code>9 s</code> green</p></li></ul><blockquote><p>We do not ask for silence. We ask for sleep.</p></blockquote><table><tbody><tr><th>Measure</th><th>Cost</th><th>Ready</th></tr><tr><td>Filters at three crossings</td><td>€ 84,000</td><td>August</td></tr><tr><td>Trees and benches</td><td>€ 46,000</td><td>April</td></tr><tr><td>Speed limit of 30</td><td>€ 3,200</td><td>June</td></tr></tbody></table><h2>What we found</h2><img src="${drawPicture('landscape', 65, 616, 260)}" alt="Alder Road in the morning">`,
);
