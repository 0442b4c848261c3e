import './style.css';
import '@fontsource-variable/geist';
import {
  ArrowDownRight,
  ArrowUpRight,
  Bell,
  BookOpen,
  ChevronsUpDown,
  CircleHelp,
  Download,
  EllipsisVertical,
  GripVertical,
  LayoutDashboard,
  LifeBuoy,
  PanelLeft,
  Plus,
  Search,
  Settings2,
  ShoppingBag,
  SlidersHorizontal,
  Users,
  Wallet,
} from 'lucide-react';
import { Progress, Separator, Tabs } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  XAxis,
  YAxis,
} from 'recharts';
import { drawPicture } from '../../shared/draw-picture.ts';
import { Avatar, Badge, Button, Card, Checkbox, Input, Select } from './ui.tsx';

document.documentElement.classList.add('dark');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const online = [42, 48, 51, 47, 58, 63, 61, 72, 78, 74, 86, 97];
const stores = [30, 28, 34, 36, 33, 40, 44, 41, 46, 52, 49, 58];
const revenue = months.map((month, index) => ({ month, online: online[index], stores: stores[index] }));
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const orders = [
  [24, 12],
  [30, 14],
  [27, 18],
  [36, 15],
  [44, 22],
  [58, 31],
  [49, 26],
];
const regions = [
  ['North', 38, '#3b82f6'],
  ['South', 27, '#22c55e'],
  ['East', 21, '#f59e0b'],
  ['West', 14, '#ec4899'],
] as const;
const tiles = [
  ['Total revenue', '$ 1,284,300', '+12.5 %', true, [8, 12, 9, 14, 13, 18, 22]],
  ['New customers', '1,234', '−4.2 %', false, [20, 18, 19, 15, 16, 13, 12]],
  ['Active accounts', '45,678', '+8.1 %', true, [10, 11, 13, 12, 15, 17, 18]],
  ['Return rate', '2.9 %', '−0.4 %', true, [14, 12, 13, 10, 9, 9, 7]],
] as const;
const rows = [
  ['ORD-7713', 'Mina Falk', 'Paid', 'Card', '$ 316.00', 5],
  ['ORD-7712', 'Theo Blanc', 'Waiting', 'Transfer', '$ 242.00', 16],
  ['ORD-7711', 'Isla Reed', 'Paid', 'Card', '$ 837.00', 27],
  ['ORD-7710', 'Marco Riva', 'Failed', 'Wallet', '$ 121.00', 38],
  ['ORD-7709', 'Yuki Ota', 'Paid', 'Card', '$ 1,074.00', 49],
] as const;
const TONE = {
  Paid: 'text-emerald-400 border-emerald-900 bg-emerald-950',
  Waiting: 'text-amber-300 border-amber-900 bg-amber-950',
  Failed: 'text-rose-400 border-rose-900 bg-rose-950',
};
const menu = [
  [LayoutDashboard, 'Dashboard', ''],
  [ShoppingBag, 'Orders', '18'],
  [Users, 'Customers', ''],
  [Wallet, 'Payouts', ''],
  [BookOpen, 'Catalogue', '240'],
  [Settings2, 'Settings', ''],
] as const;
const facts = (value: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(value) });
const tick = { fill: '#a1a1aa', fontSize: 12 };

function Side() {
  return (
    <aside className="flex w-64 flex-col border-r bg-[#111113] p-3">
      <div className="flex items-center gap-3 rounded-lg p-2">
        <svg data-truth="logo" aria-label="Crate" width="32" height="32" viewBox="0 0 32 32">
          <rect width="32" height="32" rx="8" fill="#fafafa" />
          <path d="M8 12h16v11H8zM8 12l3-4h10l3 4" fill="none" stroke="#18181b" strokeWidth="2" />
        </svg>
        <div className="text-sm leading-tight">
          <b className="font-semibold">Crate</b>
          <div className="text-muted-foreground text-xs">Business plan</div>
        </div>
        <ChevronsUpDown className="ml-auto size-4" />
      </div>
      <Button className="mt-3 w-full justify-start">
        <Plus />
        Quick create
      </Button>
      <nav className="mt-4 grid gap-1 text-sm">
        {menu.map(([Icon, label, count], index) => (
          <a
            key={label}
            href="#top"
            className={`flex h-8 items-center gap-2 rounded-md px-2 ${index ? 'text-muted-foreground' : 'bg-muted font-medium'}`}
          >
            <Icon className="size-4" />
            {label}
            {count && <span className="ml-auto text-xs">{count}</span>}
          </a>
        ))}
      </nav>
      <div className="text-muted-foreground mt-6 px-2 text-xs font-medium">Saved views</div>
      <nav className="mt-2 grid gap-1 text-sm">
        {['Big spenders', 'Late parcels', 'Back again'].map((label, index) => (
          <a key={label} href="#top" className="text-muted-foreground flex h-8 items-center gap-2 rounded-md px-2">
            <i className="size-2 rounded-full" style={{ background: regions[index]![2] }} />
            {label}
          </a>
        ))}
      </nav>
      <nav className="text-muted-foreground mt-auto grid gap-1 text-sm">
        <a className="flex h-8 items-center gap-2 px-2" href="#top">
          <LifeBuoy className="size-4" />
          Support
        </a>
        <a className="flex h-8 items-center gap-2 px-2" href="#top">
          <CircleHelp className="size-4" />
          Feedback
        </a>
      </nav>
      <Separator.Root className="bg-border my-3 h-px" />
      <div className="flex items-center gap-3 px-2">
        <Avatar name="Ruth Almeida" src={drawPicture('face', 33, 64, 64)} className="size-8" />
        <div className="text-sm leading-tight">
          Ruth Almeida<div className="text-muted-foreground text-xs">ruth@crate.example</div>
        </div>
        <EllipsisVertical className="ml-auto size-4" />
      </div>
    </aside>
  );
}

function Page() {
  return (
    <div className="flex h-screen">
      <Side />
      <div className="flex flex-1 flex-col">
        <header className="flex h-14 items-center gap-3 border-b px-6">
          <PanelLeft className="size-4" />
          <Separator.Root orientation="vertical" className="bg-border h-4 w-px" />
          <h1 className="font-medium">Revenue</h1>
          <div className="relative ml-auto w-72">
            <Search className="text-muted-foreground absolute top-2.5 left-2.5 size-4" />
            <Input className="pl-8" placeholder="Search orders" />
            <kbd className="bg-muted text-muted-foreground absolute top-2 right-2 rounded px-1.5 text-[10px] leading-5">
              Ctrl K
            </kbd>
          </div>
          <Button variant="ghost" size="icon" aria-label="Notifications">
            <Bell />
          </Button>
          <Button variant="outline" size="sm">
            <Download />
            Export
          </Button>
        </header>
        <main className="grid flex-1 grid-cols-4 content-start gap-5 p-6">
          {tiles.map(([title, value, change, isGood, points]) => (
            <Card key={title} className="p-5">
              <div className="flex items-center">
                <span className="text-muted-foreground text-sm">{title}</span>
                <Badge className={`ml-auto ${isGood ? 'text-emerald-400' : 'text-rose-400'}`}>
                  {change.startsWith('+') ? <ArrowUpRight /> : <ArrowDownRight />}
                  {change}
                </Badge>
              </div>
              <div className="mt-2 flex items-end justify-between">
                <span className="text-3xl font-semibold tabular-nums">{value}</span>
                <div {...facts({ kind: 'sparkline', series: [{ values: points }] })}>
                  <LineChart width={110} height={40} data={points.map((value) => ({ value }))}>
                    <Line
                      dataKey="value"
                      stroke={isGood ? '#34d399' : '#fb7185'}
                      strokeWidth={2}
                      dot={false}
                      type="linear"
                      isAnimationActive={false}
                    />
                  </LineChart>
                </div>
              </div>
            </Card>
          ))}
          <Card className="col-span-3 p-5">
            <div className="flex items-start">
              <div>
                <h2 className="font-semibold">Revenue by channel</h2>
                <p className="text-muted-foreground text-sm">In thousand dollars, 2025</p>
              </div>
              <Tabs.Root defaultValue="year" className="ml-auto">
                <Tabs.List className="bg-muted flex rounded-lg p-1 text-sm">
                  {[
                    ['quarter', 'Quarter'],
                    ['year', 'Year'],
                    ['all', 'All time'],
                  ].map(([value, label]) => (
                    <Tabs.Trigger
                      key={value}
                      value={value!}
                      className="data-[state=active]:bg-background text-muted-foreground data-[state=active]:text-foreground rounded-md px-3 py-1"
                    >
                      {label}
                    </Tabs.Trigger>
                  ))}
                </Tabs.List>
              </Tabs.Root>
            </div>
            <div
              className="mt-3"
              {...facts({
                kind: 'area',
                smooth: true,
                series: [
                  { name: 'Online', color: '#3b82f6', values: online },
                  { name: 'Stores', color: '#22c55e', values: stores },
                ],
                labels: months,
                axis: [0, 100],
              })}
            >
              <AreaChart width={1160} height={280} data={revenue} margin={{ left: -16, right: 8, top: 8 }}>
                <defs>
                  {[
                    ['on', '#3b82f6'],
                    ['st', '#22c55e'],
                  ].map(([id, color]) => (
                    <linearGradient key={id} id={id} x1="0" y1="0" x2="0" y2="1">
                      <stop offset="5%" stopColor={color} stopOpacity={0.6} />
                      <stop offset="95%" stopColor={color} stopOpacity={0.05} />
                    </linearGradient>
                  ))}
                </defs>
                <CartesianGrid vertical={false} stroke="#27272a" />
                <XAxis dataKey="month" tick={tick} tickLine={false} axisLine={false} />
                <YAxis domain={[0, 100]} ticks={[0, 25, 50, 75, 100]} tick={tick} tickLine={false} axisLine={false} />
                <Area
                  dataKey="online"
                  type="monotone"
                  stroke="#3b82f6"
                  fill="url(#on)"
                  strokeWidth={2}
                  isAnimationActive={false}
                />
                <Area
                  dataKey="stores"
                  type="monotone"
                  stroke="#22c55e"
                  fill="url(#st)"
                  strokeWidth={2}
                  isAnimationActive={false}
                />
              </AreaChart>
            </div>
            <div className="flex justify-center gap-6 text-xs">
              <span className="flex items-center gap-1.5">
                <i className="size-2 rounded-[2px] bg-blue-500" />
                Online
              </span>
              <span className="flex items-center gap-1.5">
                <i className="size-2 rounded-[2px] bg-green-500" />
                Stores
              </span>
            </div>
          </Card>
          <Card className="p-5">
            <h2 className="font-semibold">Regions</h2>
            <p className="text-muted-foreground text-sm">Share of orders</p>
            <div
              className="flex justify-center"
              {...facts({
                kind: 'pie',
                series: [{ name: 'Share', values: regions.map(([, share]) => share) }],
                labels: regions.map(([name]) => name),
              })}
            >
              <PieChart width={200} height={200}>
                <Pie
                  data={regions.map(([name, value]) => ({ name, value }))}
                  dataKey="value"
                  outerRadius={86}
                  stroke="#18181b"
                  strokeWidth={2}
                  isAnimationActive={false}
                >
                  {regions.map(([name, , color]) => (
                    <Cell key={name} fill={color} />
                  ))}
                </Pie>
              </PieChart>
            </div>
            <ul className="mt-2 grid gap-2 text-sm">
              {regions.map(([name, share, color]) => (
                <li key={name} className="flex items-center gap-2">
                  <i className="size-2.5 rounded-full" style={{ background: color }} />
                  {name}
                  <span className="text-muted-foreground ml-auto tabular-nums">{share} %</span>
                </li>
              ))}
            </ul>
          </Card>
          <Card className="col-span-1 p-5">
            <h2 className="font-semibold">Orders this week</h2>
            <div
              {...facts({
                kind: 'stacked-bar',
                series: [
                  { name: 'New', color: '#fafafa', values: orders.map(([first]) => first) },
                  { name: 'Again', color: '#71717a', values: orders.map(([, second]) => second) },
                ],
                labels: weekdays,
                axis: [0, 100],
              })}
            >
              <BarChart
                width={336}
                height={270}
                data={weekdays.map((day, index) => ({ day, fresh: orders[index]![0], again: orders[index]![1] }))}
                margin={{ left: -20, top: 12 }}
              >
                <CartesianGrid vertical={false} stroke="#27272a" />
                <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={false} />
                <YAxis domain={[0, 100]} ticks={[0, 50, 100]} tick={tick} tickLine={false} axisLine={false} />
                <Bar dataKey="fresh" stackId="a" fill="#fafafa" isAnimationActive={false} radius={[0, 0, 4, 4]} />
                <Bar dataKey="again" stackId="a" fill="#71717a" radius={[4, 4, 0, 0]} isAnimationActive={false} />
              </BarChart>
            </div>
          </Card>
          <Card className="col-span-2 overflow-hidden p-0">
            <div className="flex items-center gap-2 p-4">
              <h2 className="font-semibold">Latest orders</h2>
              <Badge className="bg-muted">128</Badge>
              <div className="ml-auto flex gap-2">
                <Select value="All states" className="h-8 w-32" />
                <Button variant="outline" size="sm">
                  <SlidersHorizontal />
                  Columns
                </Button>
              </div>
            </div>
            <table className="w-full text-sm">
              <thead className="bg-muted text-left">
                <tr>
                  {['', '', 'Order', 'Customer', 'State', 'Paid by', 'Amount'].map((head, index) => (
                    <th
                      key={`${head}${index}`}
                      className={`h-9 px-3 font-medium ${head === 'Amount' ? 'text-right' : ''}`}
                    >
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([id, name, state, by, amount, seed], index) => (
                  <tr key={id} className="border-b">
                    <td className="w-8 pl-3">
                      <GripVertical className="text-muted-foreground size-4" />
                    </td>
                    <td className="w-8 px-3">
                      <Checkbox checked={index === 1} />
                    </td>
                    <td className="h-11 px-3 font-mono text-xs">{id}</td>
                    <td className="px-3">
                      <span className="flex items-center gap-2">
                        <Avatar name={name} src={drawPicture('face', seed, 48, 48)} className="size-6" />
                        {name}
                      </span>
                    </td>
                    <td className="px-3">
                      <Badge className={TONE[state]}>{state}</Badge>
                    </td>
                    <td className="text-muted-foreground px-3">{by}</td>
                    <td className="px-3 text-right tabular-nums">{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <Card className="p-5">
            <h2 className="font-semibold">Goals for December</h2>
            <div className="mt-4 grid gap-5">
              {[
                ['Online', 97, '$ 97 k of $ 100 k'],
                ['Stores', 72, '$ 58 k of $ 80 k'],
                ['New markets', 34, '$ 17 k of $ 50 k'],
              ].map(([name, share, note]) => (
                <div key={name} className="grid gap-2 text-sm">
                  <div className="flex justify-between">
                    <span>{name}</span>
                    <span className="text-muted-foreground text-xs">{note}</span>
                  </div>
                  <Progress.Root value={share as number} className="bg-muted h-2 overflow-hidden rounded-full">
                    <Progress.Indicator className="bg-primary h-full rounded-full" style={{ width: `${share}%` }} />
                  </Progress.Root>
                </div>
              ))}
            </div>
            <Button variant="secondary" className="mt-6 w-full">
              Edit goals
            </Button>
          </Card>
        </main>
      </div>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
