import '@fontsource-variable/inter-tight';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-mono/500.css';
import '@tabler/icons-webfont/dist/tabler-icons.css';
import { AllCommunityModule, colorSchemeDarkBlue, createGrid, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import './style.css';

ModuleRegistry.registerModules([AllCommunityModule]);
const names = [
  'ALDR Alder Mills',
  'BRKW Breakwater',
  'CNDL Candela Light',
  'DRFT Driftwood',
  'EMBR Ember Stoves',
  'FJRD Fjord Salmon',
  'GRNL Granular',
  'HRBR Harbour Trust',
  'INLT Inlet Shipping',
  'JNPR Juniper Foods',
  'KELP Kelp & Co',
  'LMNT Element Nine',
  'MRSH Marsh Rail',
  'NRTH Northern Wool',
  'OXBW Oxbow Paper',
  'PLVR Plover Air',
  'QRRY Quarry Stone',
  'RFFL Raffle Games',
  'SLTR Salter Ropes',
  'TDWT Tidewater',
];
const rows = names.map((name, index) => {
  const price = 24 + ((index * 37) % 190) + index * 0.35;
  const change = (((index * 53) % 71) - 32) / 10;
  return {
    code: name.slice(0, 4),
    name: name.slice(5),
    price,
    change,
    volume: 120_000 + ((index * 91_733) % 880_000),
    shares: 40 + ((index * 67) % 900),
    week: Array.from(
      { length: 9 },
      (_, day) => 10 + ((index * 7 + day * (day % 2 ? 11 : 5)) % 17) + day * (change > 0 ? 1.2 : -0.9),
    ),
    rank: 1 + ((index * 3) % 5),
  };
});
const spark = (values: number[], color: string) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => `${at * 15},${26 - ((value - low) / (high - low)) * 22}`).join(' ');
  return `<svg width="120" height="30" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'sparkline', series: [{ color, values: values.map((value) => Math.round(value * 10) / 10) }] })}'><polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/></svg>`;
};
const book = [
  [118.42, 900],
  [118.4, 640],
  [118.38, 1200],
  [118.35, 310],
  [118.3, 2100],
  [118.28, 760],
] as const;

document.body.style.cssText = "background:#141d2c;color:#d5dbe6;font-family:'Inter Tight Variable'";
document.body.innerHTML = `<div style="display:flex;flex-direction:column;height:100vh"><header class="row" style="padding:12px 24px;background:#101826;border-bottom:1px solid #263248;gap:28px"><svg data-truth="logo" aria-label="tickerlane" width="150" height="30" viewBox="0 0 150 30"><path d="M3 22l6-10 5 6 8-14" fill="none" stroke="#5b8cff" stroke-width="3.500"/><text x="32" y="22" font-family="Inter Tight Variable" font-weight="700" font-size="20" fill="#fff">tickerlane</text></svg><nav class="row" style="gap:24px"><b style="color:#fff">Markets</b><span>Orders</span><span>Portfolio</span><span>News <span class="chip" style="background:#5b8cff;color:#fff" data-truth="badge">6</span></span></nav><div class="end row" style="gap:28px"><span>Index <b class="up">2,418.6 ▲ 0.8 %</b></span><span>Cash <b style="color:#fff">$ 48,210</b></span><i class="ti ti-bell" style="font-size:20px"></i><span style="width:34px;height:34px;border-radius:50%;background:#3b4b6b;display:grid;place-items:center;color:#fff;font-weight:600" data-truth="avatar">VK</span></div></header>
<div style="display:flex;flex:1;min-height:0"><main style="flex:1;padding:18px 20px;display:flex;flex-direction:column;min-width:0"><div class="row" style="margin-bottom:14px"><h1 style="font-size:22px;color:#fff">All shares</h1><span style="color:#8593ab">20 of 412</span><div class="end row" style="gap:8px"><label class="row" style="background:#1d2940;border:1px solid #2d3c58;border-radius:8px;padding:8px 12px;width:260px;gap:8px"><i class="ti ti-search"></i><input placeholder="Filter by name or code" style="background:none;border:0;outline:0;width:100%"></label><button style="background:#1d2940;border:1px solid #2d3c58;border-radius:8px;padding:8px 14px"><i class="ti ti-adjustments-horizontal"></i> Columns</button><button style="background:#5b8cff;border:0;color:#fff;border-radius:8px;padding:9px 16px;font-weight:600"><i class="ti ti-plus"></i> New order</button></div></div><div id="grid" style="flex:1"></div></main>
<aside style="width:360px;background:#101826;border-left:1px solid #263248;padding:20px"><div class="row"><div><h2 style="font-size:18px;color:#fff">Saltmarsh Energy</h2><span style="color:#8593ab">SMEN</span></div><div class="end" style="text-align:right"><b style="font-size:22px;color:#fff">118.42</b><div class="up">▲ 1.4 %</div></div></div><div role="tablist" class="row" style="margin:18px 0;background:#1d2940;border-radius:8px;padding:4px;gap:0">${['Buy', 'Sell', 'Watch'].map((name, index) => `<button role="tab" style="flex:1;border:0;border-radius:6px;padding:8px;background:${index ? 'none' : '#1f9d6b'};color:${index ? '#8593ab' : '#fff'};font-weight:600">${name}</button>`).join('')}</div>${[
  ['Amount', '50 shares'],
  ['Limit', '118.30'],
]
  .map(
    ([label, value]) =>
      `<label style="display:block;margin-bottom:14px"><span style="color:#8593ab">${label}</span><input value="${value}" style="display:block;width:100%;margin-top:6px;background:#1d2940;border:1px solid #2d3c58;border-radius:8px;padding:10px 12px"></label>`,
  )
  .join(
    '',
  )}<div class="row" style="margin-bottom:14px"><span style="color:#8593ab">You pay about</span><b class="end" style="color:#fff">$ 5,915.00</b></div><button style="width:100%;background:#1f9d6b;color:#fff;border:0;border-radius:8px;padding:12px;font-weight:600">Buy 50 shares</button><h2 style="font-size:15px;color:#fff;margin:26px 0 10px">Order book</h2><div style="font:13px 'IBM Plex Mono'">${book.map(([price, size], index) => `<div style="position:relative;display:flex;padding:6px 8px"><span data-truth="progress" style="position:absolute;inset:2px 0 2px auto;width:${size / 24}%;background:${index < 3 ? '#34c38f33' : '#f46a6a33'}"></span><span class="${index < 3 ? 'up' : 'down'}" style="position:relative">${price.toFixed(2)}</span><span class="end" style="position:relative">${size}</span></div>`).join('')}</div><h2 style="font-size:15px;color:#fff;margin:26px 0 12px">Mix of your portfolio</h2><svg width="320" height="150" viewBox="0 0 320 150" data-truth="chart" data-truth-chart='{"kind":"ring","series":[{"values":[45,30,25]}],"labels":["Transport","Food","Energy"]}'>${[
  [45, 0, '#5b8cff'],
  [30, 45, '#34c38f'],
  [25, 75, '#f1b44c'],
]
  .map(
    ([share, from, color]) =>
      `<circle cx="75" cy="75" r="54" fill="none" stroke="${color}" stroke-width="24" pathLength="100" stroke-dasharray="${(share as number) - 0.8} 100" stroke-dashoffset="${-(from as number)}" transform="rotate(-90 75 75)"/>`,
  )
  .join('')}${[
  ['Transport', '45 %', '#5b8cff'],
  ['Food', '30 %', '#34c38f'],
  ['Energy', '25 %', '#f1b44c'],
]
  .map(
    ([name, share, color], index) =>
      `<circle cx="176" cy="${46 + index * 30}" r="5" fill="${color}"/><text x="190" y="${51 + index * 30}" fill="#d5dbe6" font-size="14">${name}</text><text x="310" y="${51 + index * 30}" fill="#fff" font-size="14" text-anchor="end">${share}</text>`,
  )
  .join('')}</svg></aside></div></div>`;

const money = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
createGrid(document.getElementById('grid')!, {
  theme: themeQuartz.withPart(colorSchemeDarkBlue).withParams({
    fontFamily: 'Inter Tight Variable',
    backgroundColor: '#182234',
    headerBackgroundColor: '#1d2940',
    accentColor: '#5b8cff',
    rowHeight: 42,
    headerHeight: 42,
  }),
  animateRows: false,
  rowSelection: { mode: 'multiRow' },
  pagination: true,
  paginationPageSize: 20,
  rowData: rows,
  defaultColDef: { flex: 1 },
  columnDefs: [
    { field: 'code', headerName: 'Code', maxWidth: 110, cellStyle: { fontFamily: 'IBM Plex Mono', color: '#8fb0ff' } },
    { field: 'name', headerName: 'Company', minWidth: 190, filter: true },
    {
      field: 'price',
      headerName: 'Price',
      type: 'rightAligned',
      sort: 'desc',
      valueFormatter: ({ value }) => money(value),
    },
    {
      field: 'change',
      headerName: 'Today',
      type: 'rightAligned',
      cellRenderer: ({ value }: { value: number }) =>
        `<span class="${value < 0 ? 'down' : 'up'}">${value < 0 ? '▼' : '▲'} ${Math.abs(value).toFixed(1)} %</span>`,
    },
    {
      field: 'week',
      headerName: 'Nine days',
      minWidth: 150,
      cellRenderer: ({ value, data }: { value: number[]; data: { change: number } }) =>
        `<span style="display:flex;height:42px;align-items:center">${spark(value, data.change < 0 ? '#f46a6a' : '#34c38f')}</span>`,
    },
    {
      field: 'volume',
      headerName: 'Volume',
      type: 'rightAligned',
      valueFormatter: ({ value }) => value.toLocaleString('en-GB'),
    },
    { field: 'shares', headerName: 'You own', type: 'rightAligned' },
    {
      field: 'rank',
      headerName: 'Advice',
      cellRenderer: ({ value }: { value: number }) =>
        `<span data-truth="badge" class="chip" style="${['background:#123c33;color:#34c38f', 'background:#123c33;color:#34c38f', 'background:#3c3421;color:#f1b44c', 'background:#3c3421;color:#f1b44c', 'background:#3f2430;color:#f46a6a'][value - 1]}">${['Buy', 'Buy', 'Hold', 'Hold', 'Sell'][value - 1]}</span>`,
    },
  ],
  onFirstDataRendered: ({ api }) => {
    for (const at of [2, 5]) api.getDisplayedRowAtIndex(at)?.setSelected(true);
  },
});
