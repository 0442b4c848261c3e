import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import 'framework7-icons/css/framework7-icons.css';
import './konsta.css';
import {
  App,
  Badge,
  Block,
  BlockTitle,
  Button,
  Card,
  Link,
  List,
  ListItem,
  Navbar,
  Page,
  Segmented,
  SegmentedButton,
  Tabbar,
  TabbarLink,
  Toggle,
} from 'konsta/react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const rings = [
  { name: 'Move', share: 82, color: '#ff375f', radius: 62, value: '492 / 600 kcal' },
  { name: 'Exercise', share: 63, color: '#a4ff3d', radius: 46, value: '19 / 30 min' },
  { name: 'Stand', share: 92, color: '#40e0ff', radius: 30, value: '11 / 12 h' },
];
const hours = [0, 4, 2, 6, 18, 9, 12, 30, 24, 8, 16, 40, 22, 10, 5, 2];
const heart = [62, 64, 60, 71, 88, 124, 141, 118, 92, 79, 74, 70];
const points = heart.map((value, index) => `${index * 13},${54 - (value - 55) * 0.55}`).join(' ');

const F7 = ({ name }: { name: string }) => <i className="f7-icons text-[26px]">{name}</i>;

function Rings() {
  return (
    <svg
      width="144"
      height="144"
      viewBox="0 0 144 144"
      data-truth="chart"
      data-truth-chart={JSON.stringify({
        kind: 'ring',
        labels: rings.map(({ name }) => name),
        axis: [0, 100],
        series: rings.map(({ name, color, share }) => ({ name, color, values: [share] })),
      })}
    >
      {rings.map(({ name, share, color, radius }) => {
        const length = 2 * Math.PI * radius;
        return (
          <g key={name} fill="none" strokeWidth="14" transform="rotate(-90 72 72)">
            <circle cx="72" cy="72" r={radius} stroke={color} opacity="0.22" />
            <circle
              cx="72"
              cy="72"
              r={radius}
              stroke={color}
              strokeLinecap="round"
              strokeDasharray={`${(length * share) / 100} ${length}`}
            />
          </g>
        );
      })}
    </svg>
  );
}

function Fitness() {
  return (
    <App theme="ios" dark safeAreas={false}>
      <Page className="!bg-black text-white">
        <Navbar
          data-truth="header"
          title="Today"
          subtitle="Tuesday, 17 March"
          left={
            <Link iconOnly>
              <F7 name="calendar" />
            </Link>
          }
          right={
            <Link iconOnly>
              <img className="h-8 w-8 rounded-full" src={drawPicture('face', 431, 64, 64)} alt="Aline" />
            </Link>
          }
        />
        <Block className="!my-2">
          <Segmented strong rounded>
            <SegmentedButton strong rounded active>
              Day
            </SegmentedButton>
            <SegmentedButton strong rounded>
              Week
            </SegmentedButton>
            <SegmentedButton strong rounded>
              Month
            </SegmentedButton>
          </Segmented>
        </Block>
        <Card className="!my-3 !bg-[#1c1c1e]">
          <div className="flex items-center gap-5">
            <Rings />
            <div className="flex flex-col gap-3">
              {rings.map(({ name, value, color }) => (
                <div key={name}>
                  <div className="text-sm font-semibold" style={{ color }}>
                    {name}
                  </div>
                  <div className="text-[15px] font-medium">{value}</div>
                </div>
              ))}
            </div>
          </div>
        </Card>
        <div className="mx-4 grid grid-cols-2 gap-3">
          <div className="rounded-2xl bg-[#1c1c1e] p-4" data-truth="card">
            <div className="flex items-center gap-2 text-[13px] font-semibold text-[#ff375f]">
              <i className="f7-icons text-[18px]">heart_fill</i>Heart
            </div>
            <div className="mt-1 text-2xl font-bold">
              70 <span className="text-sm font-medium text-gray-400">bpm</span>
            </div>
            <svg
              className="mt-2"
              width="143"
              height="56"
              data-truth="chart"
              data-truth-chart={JSON.stringify({ kind: 'sparkline', series: [{ color: '#ff375f', values: heart }] })}
            >
              <polyline points={points} fill="none" stroke="#ff375f" strokeWidth="2" strokeLinejoin="round" />
            </svg>
          </div>
          <div className="rounded-2xl bg-[#1c1c1e] p-4" data-truth="card">
            <div className="flex items-center gap-2 text-[13px] font-semibold text-[#a4ff3d]">
              <i className="f7-icons text-[18px]">flame_fill</i>Steps
            </div>
            <div className="mt-1 text-2xl font-bold">8,214</div>
            <div
              className="mt-2 flex h-14 items-end gap-[3px]"
              data-truth="chart"
              data-truth-chart={JSON.stringify({ kind: 'bar', series: [{ color: '#a4ff3d', values: hours }] })}
            >
              {hours.map((value, index) => (
                <i key={index} className="flex-1 rounded-sm bg-[#a4ff3d]" style={{ height: 2 + value * 1.2 }} />
              ))}
            </div>
          </div>
        </div>
        <BlockTitle className="!mt-5 !mb-0">Workouts</BlockTitle>
        <List strong inset dividers className="!my-2">
          <ListItem
            link
            title="Morning run"
            subtitle="5.2 km · 28 min"
            after={<Badge colors={{ bg: 'bg-[#ff9f0a]' }}>310 kcal</Badge>}
            media={
              <span className="grid h-10 w-10 place-items-center rounded-full bg-[#2c3a12] text-[#a4ff3d]">
                <F7 name="hare_fill" />
              </span>
            }
          />
          <ListItem
            title="Remind me to stand"
            after={<Toggle checked onChange={() => undefined} />}
            media={
              <span className="grid h-10 w-10 place-items-center rounded-full bg-[#3a1420] text-[#ff375f]">
                <F7 name="bell_fill" />
              </span>
            }
          />
        </List>
        <Block className="!my-3">
          <Button large rounded colors={{ fillBgIos: 'bg-[#a4ff3d]', fillTextIos: 'text-black' }}>
            <span className="font-semibold">Start a workout</span>
          </Button>
        </Block>
        <Tabbar data-truth="nav" icons labels className="fixed bottom-0 left-0">
          <TabbarLink active icon={<F7 name="smallcircle_fill_circle_fill" />} label="Today" />
          <TabbarLink icon={<F7 name="chart_bar_alt_fill" />} label="Trends" />
          <TabbarLink icon={<F7 name="person_2_fill" />} label="Friends" />
        </Tabbar>
      </Page>
    </App>
  );
}

document.documentElement.classList.add('dark');
// The library asks for the system's font on iOS; a drawn page needs one that every machine has.
const style = document.createElement('style');
style.textContent = 'body *:not(.f7-icons){font-family:Inter,sans-serif!important}';
document.head.append(style);
createRoot(document.getElementById('root')!).render(<Fitness />);
