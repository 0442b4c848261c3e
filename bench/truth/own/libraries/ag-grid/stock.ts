import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/600.css';
import '@fontsource/open-sans/700.css';
import '@tabler/icons-webfont/dist/tabler-icons.css';
import { AllCommunityModule, createGrid, ModuleRegistry, themeAlpine } from 'ag-grid-community';
import { drawPicture } from '../../shared/draw-picture.ts';
import './style.css';

ModuleRegistry.registerModules([AllCommunityModule]);
const goods = [
  'Oak shelf, 80 cm',
  'Oak shelf, 120 cm',
  'Desk lamp, brass',
  'Desk lamp, black',
  'Linen chair',
  'Folding stool',
  'Wall hook, set of 4',
  'Round mirror',
  'Wool rug, grey',
  'Wool rug, rust',
  'Side table',
  'Plant stand',
  'Umbrella rack',
  'Shoe bench',
];
const places = ['A1-04', 'A1-07', 'B2-11', 'B2-12', 'C3-01', 'C3-09'];
const rows = goods.map((name, index) => ({
  picture: index,
  sku: `HW-${4100 + index * 7}`,
  name,
  place: places[index % 6],
  stock: (index * 37) % 140,
  wanted: 100,
  price: 19 + ((index * 23) % 160),
  isOnline: index % 4 !== 2,
  supplier: ['Holm', 'Varde', 'Lys', 'Tekst'][index % 4],
  date: `${1 + ((index * 5) % 28)} May`,
}));
const menu = [
  ['home', 'Start'],
  ['package', 'Stock'],
  ['truck-delivery', 'Deliveries'],
  ['users', 'Suppliers'],
  ['chart-bar', 'Figures'],
  ['settings', 'Settings'],
];
const state = (stock: number) =>
  stock === 0
    ? ['Sold out', '#fde2e2', '#b42318']
    : stock < 30
      ? ['Low', '#fef0c7', '#93500a']
      : ['In stock', '#d9f5e3', '#11693b'];

document.body.style.cssText = "background:#f3f4f2;color:#2b322d;font-family:'Open Sans'";
document.body.innerHTML = `<div style="display:flex;height:100vh"><aside style="width:76px;background:#2f4a3c;color:#cfe0d6;text-align:center;padding-top:16px"><svg data-truth="logo" aria-label="Holzwerk" width="36" height="36" viewBox="0 0 36 36"><circle cx="18" cy="18" r="17" fill="#e8c27a"/><path d="M11 9v18M25 9v18M11 18h14" stroke="#2f4a3c" stroke-width="4"/></svg><nav style="margin-top:20px">${menu.map(([name, label], index) => `<a href="#" style="display:block;padding:12px 0;font-size:11px;${index === 1 ? 'background:#3f6150;color:#fff;border-left:3px solid #e8c27a' : ''}"><i class="ti ti-${name}" style="font-size:22px;display:block;margin-bottom:3px"></i>${label}</a>`).join('')}</nav></aside>
<main style="flex:1;padding:22px 28px;display:flex;flex-direction:column;min-width:0"><div class="row"><div><nav aria-label="breadcrumb" style="color:#7b857e;font-size:13px">Warehouse <i class="ti ti-chevron-right"></i> Hall North</nav><h1 style="font-size:24px;margin-top:2px">Stock</h1></div><div class="end row"><button style="background:#fff;border:1px solid #cfd5d0;border-radius:4px;padding:9px 14px"><i class="ti ti-file-export"></i> Export CSV</button><button style="background:#2f4a3c;border:0;color:#fff;border-radius:4px;padding:10px 16px;font-weight:600"><i class="ti ti-plus"></i> Add item</button></div></div>
<div class="row" style="margin:16px 0;gap:14px">${[
  ['Items', '1,284', 'box'],
  ['Low', '37', 'alert-triangle'],
  ['Sold out', '9', 'ban'],
  ['Worth', '€ 214,900', 'coin-euro'],
]
  .map(
    ([label, value, name]) =>
      `<div class="row" style="flex:1;background:#fff;border:1px solid #e0e4e1;border-radius:6px;padding:14px 16px" data-truth="card"><i class="ti ti-${name}" style="font-size:26px;color:#2f4a3c"></i><div><div style="color:#7b857e;font-size:13px">${label}</div><b style="font-size:19px">${value}</b></div></div>`,
  )
  .join('')}</div>
<div class="row" style="background:#fff;border:1px solid #e0e4e1;border-bottom:0;padding:10px 14px;border-radius:6px 6px 0 0"><label class="row" style="border:1px solid #cfd5d0;border-radius:4px;padding:6px 10px;width:280px;gap:8px"><i class="ti ti-search"></i><input placeholder="Name, number or shelf" style="border:0;outline:0;width:100%"></label><select style="border:1px solid #cfd5d0;border-radius:4px;padding:7px 10px;background:#fff"><option>All suppliers</option></select><span class="chip" data-truth="badge" style="background:#e4ece7;color:#2f4a3c">Hall North ×</span><span class="end" style="color:#7b857e">1 item chosen</span><button style="border:0;background:none;color:#b42318;font-weight:600"><i class="ti ti-trash"></i> Delete</button></div><div id="grid" style="flex:1"></div></main></div>`;

createGrid(document.getElementById('grid')!, {
  theme: themeAlpine.withParams({
    fontFamily: 'Open Sans',
    accentColor: '#2f7d55',
    oddRowBackgroundColor: '#f6f8f6',
    headerBackgroundColor: '#eef1ee',
    columnBorder: true,
    rowHeight: 44,
  }),
  animateRows: false,
  rowSelection: { mode: 'multiRow' },
  pagination: true,
  paginationPageSize: 20,
  rowData: rows,
  defaultColDef: { flex: 1, sortable: true },
  columnDefs: [
    {
      field: 'picture',
      headerName: '',
      maxWidth: 70,
      cellRenderer: ({ value }: { value: number }) =>
        `<img width="34" height="34" style="border-radius:4px;margin-top:4px" alt="" src="${drawPicture('goods', value * 9 + 3, 68, 68)}">`,
    },
    { field: 'sku', headerName: 'Number', maxWidth: 120 },
    { field: 'name', headerName: 'Item', minWidth: 210, sort: 'asc', filter: true },
    { field: 'place', headerName: 'Shelf', maxWidth: 110, filter: true },
    {
      field: 'stock',
      headerName: 'Pieces',
      minWidth: 170,
      cellRenderer: ({ value }: { value: number }) =>
        `<span style="display:flex;align-items:center;gap:10px;height:43px"><span role="progressbar" style="width:80px;height:6px;border-radius:3px;background:#e3e7e4;line-height:0"><span style="display:block;width:${Math.min(100, value)}%;height:6px;border-radius:3px;background:${value < 30 ? '#d97706' : '#2f7d55'}"></span></span>${value}</span>`,
    },
    {
      field: 'stock',
      headerName: 'State',
      cellRenderer: ({ value }: { value: number }) => {
        const [text, fill, color] = state(value);
        return `<span class="chip" data-truth="badge" style="background:${fill};color:${color}">${text}</span>`;
      },
    },
    { field: 'supplier', headerName: 'Supplier', filter: true },
    {
      field: 'price',
      headerName: 'Price',
      type: 'rightAligned',
      valueFormatter: ({ value }) => `€ ${value.toFixed(2)}`,
    },
    { field: 'isOnline', headerName: 'Online', maxWidth: 100 },
    { field: 'date', headerName: 'Counted', type: 'rightAligned' },
  ],
  onFirstDataRendered: ({ api }) => api.getDisplayedRowAtIndex(3)?.setSelected(true),
});
