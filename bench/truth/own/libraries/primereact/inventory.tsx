import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import 'primereact/resources/themes/lara-light-teal/theme.css';
import 'primeicons/primeicons.css';
import { PrimeReactProvider } from 'primereact/api';
import { Avatar } from 'primereact/avatar';
import { Badge } from 'primereact/badge';
import { BreadCrumb } from 'primereact/breadcrumb';
import { Button } from 'primereact/button';
import { Card } from 'primereact/card';
import { Chart } from 'primereact/chart';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Dropdown } from 'primereact/dropdown';
import { IconField } from 'primereact/iconfield';
import { InputIcon } from 'primereact/inputicon';
import { InputText } from 'primereact/inputtext';
import { Menu } from 'primereact/menu';
import { MultiSelect } from 'primereact/multiselect';
import { ProgressBar } from 'primereact/progressbar';
import { SelectButton } from 'primereact/selectbutton';
import { Tag } from 'primereact/tag';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });
const ROWS = [
  ['FLT-2201', 'Trail running shoe, slate', 'Shoes', 'Hall A, 12-04', 184, 240, 89.9, 'In stock', 3],
  ['FLT-2202', 'Trail running shoe, coral', 'Shoes', 'Hall A, 12-05', 22, 240, 89.9, 'Low', 9],
  ['FLT-2317', 'Rain shell, unisex', 'Jackets', 'Hall B, 03-11', 96, 120, 149, 'In stock', 13],
  ['FLT-2344', 'Merino base layer', 'Shirts', 'Hall B, 04-02', 0, 180, 64.5, 'Sold out', 22],
  ['FLT-2410', 'Folding poles, pair', 'Gear', 'Hall C, 01-09', 61, 80, 74, 'In stock', 31],
  ['FLT-2411', 'Dry bag, 20 litres', 'Gear', 'Hall C, 01-10', 143, 160, 24.9, 'In stock', 44],
  ['FLT-2502', 'Head torch, 400 lm', 'Gear', 'Hall C, 02-01', 18, 150, 39, 'Low', 56],
  ['FLT-2518', 'Wool socks, three pairs', 'Socks', 'Hall A, 07-07', 402, 500, 27, 'In stock', 67],
  ['FLT-2604', 'Climbing chalk, 250 g', 'Gear', 'Hall C, 05-03', 75, 100, 9.5, 'Counting', 75],
  ['FLT-2611', 'Camp chair, olive', 'Gear', 'Hall D, 01-01', 34, 60, 58, 'In stock', 81],
].map(([code, name, group, place, stock, room, price, state, seed]) => ({
  code,
  name,
  group,
  place,
  stock,
  room,
  price,
  state,
  face: drawPicture('goods', seed as number, 72, 72),
}));
type Row = (typeof ROWS)[number];
const SEVERITY: Record<string, 'success' | 'warning' | 'danger' | 'info'> = {
  'In stock': 'success',
  Low: 'warning',
  'Sold out': 'danger',
  Counting: 'info',
};
const MENU = [
  {
    label: 'Warehouse',
    items: [
      { label: 'Overview', icon: 'pi pi-home' },
      { label: 'Inventory', icon: 'pi pi-box', className: 'is-here' },
      { label: 'Deliveries', icon: 'pi pi-truck' },
      { label: 'Returns', icon: 'pi pi-replay' },
    ],
  },
  {
    label: 'Buying',
    items: [
      { label: 'Suppliers', icon: 'pi pi-building' },
      { label: 'Purchase orders', icon: 'pi pi-file-edit' },
      { label: 'Prices', icon: 'pi pi-euro' },
    ],
  },
  {
    label: 'Team',
    items: [
      { label: 'Shifts', icon: 'pi pi-calendar' },
      { label: 'People', icon: 'pi pi-users' },
      { label: 'Settings', icon: 'pi pi-cog' },
    ],
  },
];
const MONTHS = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const IN = [320, 410, 380, 290, 460, 510];
const OUT = [280, 360, 400, 330, 390, 470];
const HALLS = [38, 27, 22, 13];

function Inventory() {
  const [picked, setPicked] = useState(ROWS.slice(1, 3));
  return (
    <PrimeReactProvider>
      <style>{`
        body { margin: 0; background: #f4f7f7; font-family: Inter; color: #33424a; font-size: 15px; }
        :root { --font-family: Inter; }
        * { box-sizing: border-box; }
        .p-component { font-family: Inter; font-size: 15px; }
        .shell { display: grid; grid-template-columns: 256px 1fr; grid-template-rows: 100vh; height: 100vh; overflow: hidden; }
        aside { background: #fff; border-right: 1px solid #e1e8e8; padding: 20px 14px; display: flex; flex-direction: column; }
        aside .p-menu { border: 0; width: 100%; padding: 0; }
        .is-here > .p-menuitem-content { background: #e0f5f2; border-radius: 8px; }
        .is-here .p-menuitem-text, .is-here .p-menuitem-icon { color: #0d9488 !important; font-weight: 600; }
        header { height: 68px; background: #fff; border-bottom: 1px solid #e1e8e8; display: flex; align-items: center; gap: 16px; padding: 0 28px; }
        main { padding: 20px 28px; display: flex; flex-direction: column; gap: 18px; min-height: 0; }
        .p-breadcrumb { background: none; border: 0; padding: 0; }
        .row { display: flex; align-items: center; gap: 12px; }
        .p-card { box-shadow: none; border: 1px solid #e1e8e8; border-radius: 12px; }
        .p-card .p-card-body { padding: 18px 20px; } .p-card .p-card-content { padding: 0; }
        h1 { font-size: 26px; margin: 0; color: #14262d; } h2 { font-size: 16px; margin: 0; color: #14262d; }
        .tile { border-radius: 12px; padding: 16px 18px; color: #fff; } .tile b { display: block; font-size: 26px; margin: 4px 0 2px; }
        small { color: #6b7d85; }
        .p-datatable .p-datatable-tbody > tr.p-highlight { background: #e0f5f2 !important; color: #115e59; }
        .p-datatable.p-datatable-sm .p-datatable-tbody > tr > td { padding: 4px 8px; }
        .p-breadcrumb { overflow: visible; }
        .p-paginator .p-paginator-page.p-highlight { background: #e0f5f2; color: #0f766e; }
        .p-button { padding: 9px 14px; } .p-button-icon-only { padding: 8px; width: 38px; }
        .p-dropdown .p-inputtext, .p-multiselect .p-multiselect-label { padding: 7px 12px; } header .p-inputtext { padding: 10px 12px 10px 38px; }
      `}</style>
      <div className="shell">
        <aside>
          <div className="row" style={{ margin: '0 10px 18px', width: 'fit-content' }} data-truth="logo">
            <i className="pi pi-warehouse" style={{ fontSize: 24, color: '#0d9488' }} />
            <span style={{ fontSize: 20, fontWeight: 700 }}>Fieldstock</span>
          </div>
          <nav>
            <Menu model={MENU} />
          </nav>
          <div style={{ marginTop: 'auto', padding: 14, borderRadius: 12, background: '#eef6f5' }}>
            <b>Stocktaking</b>
            <div style={{ fontSize: 13, margin: '4px 0 10px' }}>Hall C is 64 % counted.</div>
            <ProgressBar value={64} showValue={false} style={{ height: 8 }} />
          </div>
        </aside>
        <div style={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <header>
            <Button icon="pi pi-bars" text rounded aria-label="Menu" severity="secondary" />
            <IconField iconPosition="left">
              <InputIcon className="pi pi-search" />
              <InputText placeholder="Search by code or name" style={{ width: 420 }} />
            </IconField>
            <span style={{ flex: 1 }} />
            <Button label="Scan" icon="pi pi-qrcode" outlined />
            <Button label="New article" icon="pi pi-plus" />
            <span className="p-overlay-badge" style={{ margin: '0 10px' }}>
              <i className="pi pi-bell" style={{ fontSize: 22 }} />
              <Badge value="7" severity="danger" />
            </span>
            <Avatar image={drawPicture('face', 18, 80, 80)} shape="circle" size="large" />
          </header>
          <main>
            <div className="row" style={{ justifyContent: 'space-between' }}>
              <div>
                <BreadCrumb home={{ icon: 'pi pi-home' }} model={[{ label: 'Warehouse' }, { label: 'Inventory' }]} />
                <h1 style={{ marginTop: 8 }}>Inventory</h1>
              </div>
              <SelectButton value="List" options={['List', 'Map', 'Shelves']} />
            </div>
            <div
              style={{
                display: 'grid',
                gridTemplateColumns: '230px 230px 1fr 420px',
                gridTemplateRows: 'auto auto',
                gap: 18,
              }}
            >
              {[
                ['#0d9488', 'Articles', '1,284', '36 new this month'],
                ['#0e7490', 'Value on shelves', '€ 412 k', '+ 4.1 % since April'],
                ['#c2410c', 'Running low', '23', 'Reorder within 5 days'],
                ['#4f46e5', 'Arriving today', '9', 'First lorry at 10:20'],
              ].map(([color, label, value, note], index) => (
                <div
                  key={label}
                  className="tile"
                  style={{ background: color, gridColumn: 1 + (index % 2), gridRow: 1 + Math.floor(index / 2) }}
                >
                  {label}
                  <b>{value}</b>
                  <span style={{ fontSize: 13, opacity: 0.85 }}>{note}</span>
                </div>
              ))}
              <Card style={{ gridColumn: 3, gridRow: '1 / 3' }}>
                <div className="row" style={{ justifyContent: 'space-between' }}>
                  <h2>Goods in and out</h2>
                  <Dropdown value="Six months" options={['Six months', 'One year']} />
                </div>
                <div
                  style={{ height: 170, marginTop: 8 }}
                  {...chart({
                    kind: 'bar',
                    labels: MONTHS,
                    axis: [0, 600],
                    series: [
                      { name: 'In', color: '#14b8a6', values: IN },
                      { name: 'Out', color: '#94a3b8', values: OUT },
                    ],
                  })}
                >
                  <Chart
                    type="bar"
                    style={{ height: 170 }}
                    data={{
                      labels: MONTHS,
                      datasets: [
                        { label: 'In', data: IN, backgroundColor: '#14b8a6', borderRadius: 4 },
                        { label: 'Out', data: OUT, backgroundColor: '#94a3b8', borderRadius: 4 },
                      ],
                    }}
                    options={{
                      animation: false,
                      maintainAspectRatio: false,
                      font: { family: 'Inter' },
                      plugins: {
                        legend: { position: 'right', labels: { usePointStyle: true, font: { family: 'Inter' } } },
                      },
                      scales: {
                        y: {
                          min: 0,
                          max: 600,
                          ticks: { stepSize: 200, font: { family: 'Inter' } },
                          grid: { color: '#edf1f1' },
                        },
                        x: { grid: { display: false }, ticks: { font: { family: 'Inter' } } },
                      },
                    }}
                  />
                </div>
              </Card>
              <Card style={{ gridColumn: 4, gridRow: '1 / 3' }}>
                <h2>Space by hall</h2>
                <div
                  style={{ height: 180, marginTop: 12 }}
                  {...chart({
                    kind: 'pie',
                    labels: ['Hall A', 'Hall B', 'Hall C', 'Hall D'],
                    series: [{ values: HALLS }],
                  })}
                >
                  <Chart
                    type="pie"
                    style={{ height: 180 }}
                    data={{
                      labels: ['Hall A', 'Hall B', 'Hall C', 'Hall D'],
                      datasets: [{ data: HALLS, backgroundColor: ['#0d9488', '#4f46e5', '#f59e0b', '#94a3b8'] }],
                    }}
                    options={{
                      animation: false,
                      maintainAspectRatio: false,
                      plugins: {
                        legend: {
                          position: 'right',
                          labels: { usePointStyle: true, font: { family: 'Inter', size: 13 } },
                        },
                      },
                    }}
                  />
                </div>
              </Card>
            </div>
            <Card style={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
              <div className="row" style={{ marginBottom: 12 }}>
                <h2 style={{ flex: 1 }}>
                  Articles <small>(1,284)</small>
                </h2>
                <MultiSelect
                  value={['Shoes']}
                  options={['Shoes', 'Jackets', 'Gear', 'Shirts']}
                  display="chip"
                  style={{ width: 240 }}
                />
                <Dropdown placeholder="All halls" options={['Hall A']} style={{ width: 160 }} />
                <Button icon="pi pi-filter-slash" outlined severity="secondary" aria-label="Clear filters" />
                <Button icon="pi pi-download" label="CSV" severity="secondary" />
              </div>
              <DataTable
                value={ROWS.slice(0, 8)}
                stripedRows
                lazy
                size="small"
                dataKey="code"
                selection={picked}
                onSelectionChange={(event) => setPicked(event.value as Row[])}
                selectionMode="multiple"
                paginator
                rows={8}
                totalRecords={1284}
                paginatorTemplate="CurrentPageReport FirstPageLink PrevPageLink PageLinks NextPageLink LastPageLink"
                currentPageReportTemplate="{first} to {last} of {totalRecords}"
              >
                <Column selectionMode="multiple" style={{ width: 48 }} />
                <Column field="code" header="Code" sortable />
                <Column
                  header="Article"
                  body={(row: Row) => (
                    <div className="row">
                      <img src={row.face as string} alt="" width={34} height={34} style={{ borderRadius: 6 }} />
                      <b style={{ fontWeight: 500 }}>{row.name}</b>
                    </div>
                  )}
                />
                <Column field="group" header="Group" sortable />
                <Column field="place" header="Place" />
                <Column
                  header="Stock"
                  style={{ width: 220 }}
                  body={(row: Row) => (
                    <div className="row">
                      <ProgressBar
                        value={(100 * (row.stock as number)) / (row.room as number)}
                        showValue={false}
                        style={{ height: 6, flex: 1 }}
                      />
                      <span style={{ width: 70, fontSize: 13 }}>
                        {row.stock} / {row.room}
                      </span>
                    </div>
                  )}
                />
                <Column
                  header="Price"
                  align="right"
                  body={(row: Row) => `€ ${(row.price as number).toFixed(2)}`}
                  sortable
                />
                <Column
                  header="State"
                  body={(row: Row) => (
                    <Tag value={row.state as string} severity={SEVERITY[row.state as string]} rounded />
                  )}
                />
                <Column
                  style={{ width: 96 }}
                  body={() => (
                    <div className="row" style={{ gap: 0 }}>
                      <Button icon="pi pi-pencil" text rounded size="small" aria-label="Edit" />
                      <Button
                        icon="pi pi-ellipsis-v"
                        text
                        rounded
                        size="small"
                        severity="secondary"
                        aria-label="More"
                      />
                    </div>
                  )}
                />
              </DataTable>
            </Card>
          </main>
        </div>
      </div>
    </PrimeReactProvider>
  );
}

/** Charts measure their letters once, so that the font must be there before. */
document.fonts.load('400 12px Inter').then(() => createRoot(document.getElementById('root')!).render(<Inventory />));
