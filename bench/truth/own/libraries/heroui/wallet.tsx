import './theme.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import {
  ArrowDown,
  ArrowRightArrowLeft,
  ArrowUp,
  Bell,
  ChartColumn,
  CreditCard,
  Cup,
  House,
  MusicNote,
  Person,
  Plus,
  ShoppingCart,
} from '@gravity-ui/icons';
import { Avatar, Button, Card, Chip, ProgressBar, Tabs } from '@heroui/react';
import { createRoot } from 'react-dom/client';
import { Area, AreaChart, YAxis } from 'recharts';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ArrowDown,
  ArrowRightArrowLeft,
  ArrowUp,
  Bell,
  ChartColumn,
  CreditCard,
  Cup,
  House,
  MusicNote,
  Person,
  Plus,
  ShoppingCart,
});
const BALANCE = [2210, 2340, 2280, 2460, 2390, 2620, 2580, 2740, 2690, 2846];
const LINES = [
  [I.ShoppingCart, '#dcfce7', '#15803d', 'Greenway Market', 'Today, 12:08', '− € 34.20'],
  [I.ArrowDown, '#dbeafe', '#1d4ed8', 'Salary, Norden AG', 'Yesterday', '+ € 2,480.00'],
  [I.MusicNote, '#fae8ff', '#a21caf', 'Wavebox Family', '14 Nov', '− € 14.99'],
  [I.Cup, '#ffedd5', '#c2410c', 'Café Lorenz', '14 Nov', '− € 6.80'],
] as const;

function Wallet() {
  return (
    <div className="flex h-screen flex-col bg-[#f4f5f7] text-[#16181d]" style={{ fontFamily: 'Inter' }}>
      <header className="flex flex-none items-center gap-3 px-5 pt-5 pb-3">
        <Avatar>
          <Avatar.Image src={drawPicture('face', 24, 96, 96)} />
          <Avatar.Fallback>MK</Avatar.Fallback>
        </Avatar>
        <div className="flex-1">
          <p className="text-xs text-[#6b7280]">Welcome back</p>
          <h1 className="text-base font-semibold leading-tight">Mila Kovač</h1>
        </div>
        <Button isIconOnly variant="tertiary" aria-label="Notifications">
          <I.Bell />
        </Button>
      </header>
      <main className="flex min-h-0 flex-1 flex-col gap-4 overflow-hidden px-5">
        <section
          className="rounded-3xl p-5 text-white shadow-[0_14px_30px_rgba(67,56,202,.35)]"
          style={{ background: 'linear-gradient(135deg, #4338ca 0%, #7c3aed 55%, #db2777 100%)' }}
          data-truth="card"
        >
          <div className="flex items-center justify-between">
            <span className="text-sm text-white/80">All accounts</span>
            <Chip size="sm" className="bg-white/20 text-white">
              + 4.6 %
            </Chip>
          </div>
          <p className="mt-1 text-[34px] font-bold leading-tight tracking-tight">€ 2,846.10</p>
          <div
            className="mt-2"
            data-truth="chart"
            data-truth-chart={JSON.stringify({
              kind: 'sparkline',
              smooth: true,
              axis: [2000, 2900],
              series: [{ name: 'Balance', color: '#ffffff', values: BALANCE }],
            })}
          >
            <AreaChart
              width={310}
              height={64}
              data={BALANCE.map((value) => ({ value }))}
              margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
            >
              <YAxis hide domain={[2000, 2900]} />
              <Area
                dataKey="value"
                type="monotone"
                stroke="#ffffff"
                strokeWidth={2.5}
                fill="#ffffff"
                fillOpacity={0.16}
                isAnimationActive={false}
              />
            </AreaChart>
          </div>
        </section>
        <div className="grid grid-cols-4">
          {(
            [
              [I.ArrowUp, 'Send'],
              [I.ArrowDown, 'Request'],
              [I.ArrowRightArrowLeft, 'Exchange'],
              [I.Plus, 'Top up'],
            ] as const
          ).map(([Icon, label], index) => (
            <div key={label} className="flex flex-col items-center gap-1.5">
              <Button
                isIconOnly
                size="lg"
                variant={index ? 'tertiary' : 'primary'}
                aria-label={label}
                className="rounded-full"
              >
                <Icon />
              </Button>
              <span className="text-xs font-medium">{label}</span>
            </div>
          ))}
        </div>
        <Card className="gap-2 p-4">
          <div className="flex items-center justify-between text-sm">
            <span className="font-semibold">Holiday in Split</span>
            <span className="text-[#6b7280]">€ 620 of € 900</span>
          </div>
          <ProgressBar value={69} aria-label="Saved" color="success">
            <ProgressBar.Track>
              <ProgressBar.Fill />
            </ProgressBar.Track>
          </ProgressBar>
        </Card>
        <section className="flex min-h-0 flex-1 flex-col rounded-t-3xl bg-white px-4 pt-4" data-truth="card">
          <div className="mb-2 flex items-center justify-between">
            <h2 className="font-semibold">Activity</h2>
            <a href="#all" className="text-sm font-medium text-[#4338ca]">
              See all
            </a>
          </div>
          <Tabs defaultSelectedKey="all">
            <Tabs.ListContainer>
              <Tabs.List aria-label="Kind">
                {['All', 'In', 'Out'].map((label) => (
                  <Tabs.Tab key={label} id={label.toLowerCase()}>
                    {label}
                    <Tabs.Indicator />
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs.ListContainer>
          </Tabs>
          <ul className="mt-2">
            {LINES.map(([Icon, back, ink, name, when, sum]) => (
              <li key={name} className="flex items-center gap-3 py-2">
                <span className="grid size-10 place-items-center rounded-xl" style={{ background: back, color: ink }}>
                  <Icon />
                </span>
                <div className="flex-1">
                  <p className="text-sm font-medium">{name}</p>
                  <p className="text-xs text-[#6b7280]">{when}</p>
                </div>
                <span className={`text-sm font-semibold ${sum.startsWith('+') ? 'text-[#15803d]' : ''}`}>{sum}</span>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <nav className="flex h-[64px] flex-none items-center border-t border-[#e5e7eb] bg-white">
        {(
          [
            [I.House, 'Home'],
            [I.ChartColumn, 'Budget'],
            [I.CreditCard, 'Cards'],
            [I.Person, 'Me'],
          ] as const
        ).map(([Icon, label], index) => (
          <a
            key={label}
            href={`#${label}`}
            className={`flex flex-1 flex-col items-center gap-1 text-[11px] font-medium ${index ? 'text-[#6b7280]' : 'text-[#4338ca]'}`}
          >
            <Icon width={20} height={20} />
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Wallet />);
