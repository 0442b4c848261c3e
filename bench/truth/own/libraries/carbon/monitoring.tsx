import '@carbon/styles/css/styles.css';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-sans/300.css';
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/600.css';
import {
  Activity,
  Application,
  CheckmarkFilled,
  DataBase,
  ErrorFilled,
  Notification,
  OverflowMenuVertical,
  Search as SearchIcon,
  Security,
  Settings,
  Switcher,
  UserAvatar,
  WarningAltFilled,
} from '@carbon/icons-react';
import {
  Button,
  Content,
  ContentSwitcher,
  Dropdown,
  Header,
  HeaderGlobalAction,
  HeaderGlobalBar,
  HeaderMenuItem,
  HeaderName,
  HeaderNavigation,
  InlineNotification,
  ProgressBar,
  Search,
  SideNav,
  SideNavDivider,
  SideNavItems,
  SideNavLink,
  SideNavMenu,
  SideNavMenuItem,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  Tag,
  Theme,
  Tile,
} from '@carbon/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Area, AreaChart, Bar, BarChart, CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  Activity,
  Application,
  CheckmarkFilled,
  DataBase,
  ErrorFilled,
  Notification,
  OverflowMenuVertical,
  Search: SearchIcon,
  Security,
  Settings,
  Switcher,
  UserAvatar,
  WarningAltFilled,
});
const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });
const TICK = { fill: '#c6c6c6', fontSize: 12, fontFamily: 'IBM Plex Sans' };
const HOURS = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];
const FAST = [110, 118, 132, 170, 164, 158, 142, 138];
const SLOW = [240, 262, 310, 420, 390, 372, 330, 318];
const READS = [22, 28, 41, 63, 70, 66, 58, 54];
const REGIONS = ['Dallas', 'London', 'Osaka', 'Sydney', 'Toronto'];
const OK = [62, 58, 44, 36, 30];
const RETRIED = [9, 14, 6, 8, 4];
const FAILED = [3, 7, 2, 1, 2];
const NODES = [
  ['edge-dal-01', 'Dallas', 72, 'Running', 'green', '14 d'],
  ['edge-lon-03', 'London', 94, 'Under load', 'warm-gray', '3 d'],
  ['core-osa-02', 'Osaka', 41, 'Running', 'green', '41 d'],
  ['core-syd-01', 'Sydney', 0, 'Stopped', 'red', '—'],
  ['edge-tor-02', 'Toronto', 55, 'Running', 'green', '9 d'],
] as const;
const SPARKS = [
  ['Requests a second', '12,840', [8, 9, 11, 10, 12, 13, 12, 14], '#4589ff'],
  ['Errors', '0.42 %', [5, 4, 6, 9, 7, 5, 4, 4], '#fa4d56'],
  ['Open connections', '38,112', [20, 24, 23, 28, 30, 29, 33, 35], '#08bdba'],
  ['Queue depth', '217', [12, 10, 14, 9, 11, 8, 9, 7], '#be95ff'],
] as const;

const Panel = ({
  title,
  note,
  children,
  style,
}: {
  title: string;
  note?: string;
  children: ReactNode;
  style?: object;
}) => (
  <Tile style={{ padding: 16, ...style }}>
    <div style={{ display: 'flex', justifyContent: 'space-between', marginBottom: 16 }}>
      <h2 style={{ fontSize: 16, fontWeight: 600 }}>
        {title}
        {note && <span style={{ fontWeight: 400, color: '#c6c6c6', marginLeft: 8, fontSize: 14 }}>{note}</span>}
      </h2>
      <I.OverflowMenuVertical />
    </div>
    {children}
  </Tile>
);

/** Half a ring: the share of 180 degrees that is drawn is the value. */
const Gauge = ({ value, color, label }: { value: number; color: string; label: string }) => {
  const end = Math.PI * (1 - value / 100);
  return (
    <div style={{ textAlign: 'center' }}>
      <div
        style={{ width: 200, height: 110 }}
        {...chart({ kind: 'gauge', axis: [0, 100], series: [{ name: label, color, values: [value] }] })}
      >
        <svg width="200" height="110" role="img" aria-label={label}>
          <path d="M 20 100 A 80 80 0 0 1 180 100" fill="none" stroke="#525252" strokeWidth="20" />
          <path
            d={`M 20 100 A 80 80 0 0 1 ${100 + 80 * Math.cos(end)} ${100 - 80 * Math.sin(end)}`}
            fill="none"
            stroke={color}
            strokeWidth="20"
          />
          <text
            x="100"
            y="98"
            textAnchor="middle"
            fill="#f4f4f4"
            fontSize="30"
            fontFamily="IBM Plex Sans"
            fontWeight="300"
          >
            {value} %
          </text>
        </svg>
      </div>
      <p style={{ fontSize: 14, color: '#c6c6c6', marginTop: 4 }}>{label}</p>
    </div>
  );
};

function Monitoring() {
  return (
    <Theme theme="g100" style={{ minHeight: '100vh', background: '#161616' }}>
      <Header aria-label="Signalhouse">
        <HeaderName data-truth="logo" href="#" prefix="Signalhouse">
          Monitor
        </HeaderName>
        <HeaderNavigation aria-label="Main">
          <HeaderMenuItem href="#" isActive>
            Overview
          </HeaderMenuItem>
          <HeaderMenuItem href="#">Traces</HeaderMenuItem>
          <HeaderMenuItem href="#">Logs</HeaderMenuItem>
          <HeaderMenuItem href="#">Costs</HeaderMenuItem>
        </HeaderNavigation>
        <HeaderGlobalBar>
          <HeaderGlobalAction aria-label="Search">
            <I.Search size={20} />
          </HeaderGlobalAction>
          <HeaderGlobalAction aria-label="Alerts">
            <I.Notification size={20} />
          </HeaderGlobalAction>
          <HeaderGlobalAction aria-label="Account">
            <I.UserAvatar size={20} />
          </HeaderGlobalAction>
          <HeaderGlobalAction aria-label="Products">
            <I.Switcher size={20} />
          </HeaderGlobalAction>
        </HeaderGlobalBar>
        <SideNav isFixedNav expanded aria-label="Sections">
          <SideNavItems>
            <SideNavLink href="#" isActive renderIcon={I.Activity}>
              Health
            </SideNavLink>
            <SideNavMenu title="Services" defaultExpanded renderIcon={I.Application}>
              <SideNavMenuItem href="#">Checkout</SideNavMenuItem>
              <SideNavMenuItem href="#">Catalogue</SideNavMenuItem>
              <SideNavMenuItem href="#">Search</SideNavMenuItem>
            </SideNavMenu>
            <SideNavLink href="#" renderIcon={I.DataBase}>
              Databases
            </SideNavLink>
            <SideNavLink href="#" renderIcon={I.Security}>
              Access
            </SideNavLink>
            <SideNavDivider />
            <SideNavLink href="#" renderIcon={I.Settings}>
              Settings
            </SideNavLink>
          </SideNavItems>
        </SideNav>
      </Header>
      <Content style={{ marginLeft: 256, padding: 24, background: '#161616' }}>
        <div style={{ display: 'flex', alignItems: 'end', gap: 16, marginBottom: 16 }}>
          <div style={{ flex: 1 }}>
            <h1 style={{ fontSize: 32, fontWeight: 300, lineHeight: '40px' }}>Health of all services</h1>
            <p style={{ color: '#c6c6c6', fontSize: 14 }}>Updated 20 seconds ago</p>
          </div>
          <div style={{ width: 260 }}>
            <ContentSwitcher size="md" selectedIndex={1} onChange={() => undefined}>
              <Switch name="h" text="Hour" />
              <Switch name="d" text="Day" />
              <Switch name="w" text="Week" />
            </ContentSwitcher>
          </div>
          <Dropdown
            id="place"
            titleText=""
            label="All regions"
            items={['All regions', 'Europe']}
            initialSelectedItem="All regions"
            size="md"
            style={{ width: 180 }}
          />
          <Button size="md">Create alert</Button>
        </div>
        <InlineNotification
          kind="warning"
          lowContrast
          title="London is slow."
          subtitle="Responses take 420 ms, usual are 260 ms. An engineer was called at 09:12."
          hideCloseButton={false}
          style={{ maxWidth: 'none', marginBottom: 16 }}
        />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: 16 }}>
          {SPARKS.map(([label, value, data, color]) => (
            <Tile
              key={label}
              style={{
                gridColumn: 'span 3',
                padding: 16,
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'end',
              }}
            >
              <div>
                <p style={{ fontSize: 14, color: '#c6c6c6' }}>{label}</p>
                <p style={{ fontSize: 36, fontWeight: 300, lineHeight: '44px' }}>{value}</p>
              </div>
              <div {...chart({ kind: 'sparkline', series: [{ name: label, color, values: data }] })}>
                <LineChart
                  width={150}
                  height={48}
                  data={data.map((point) => ({ point }))}
                  margin={{ top: 4, right: 2, bottom: 4, left: 2 }}
                >
                  <YAxis hide domain={['dataMin', 'dataMax']} />
                  <Line dataKey="point" stroke={color} strokeWidth={2} dot={false} isAnimationActive={false} />
                </LineChart>
              </div>
            </Tile>
          ))}
          <Panel title="Response time" note="ms" style={{ gridColumn: 'span 6' }}>
            <div
              {...chart({
                kind: 'line',
                smooth: false,
                labels: HOURS,
                axis: [0, 500],
                series: [
                  { name: 'Median', color: '#4589ff', values: FAST },
                  { name: 'Slowest 5 %', color: '#ff7eb6', values: SLOW },
                ],
              })}
            >
              <LineChart
                width={758}
                height={264}
                data={HOURS.map((hour, index) => ({ hour, fast: FAST[index], slow: SLOW[index] }))}
                margin={{ top: 8, right: 16, bottom: 0, left: -16 }}
              >
                <CartesianGrid stroke="#393939" vertical={false} />
                <XAxis dataKey="hour" tick={TICK} axisLine={{ stroke: '#6f6f6f' }} tickLine={false} />
                <YAxis
                  domain={[0, 500]}
                  ticks={[0, 100, 200, 300, 400, 500]}
                  tick={TICK}
                  axisLine={false}
                  tickLine={false}
                />
                <Line
                  dataKey="fast"
                  stroke="#4589ff"
                  strokeWidth={2}
                  dot={{ r: 3, fill: '#161616' }}
                  isAnimationActive={false}
                />
                <Line
                  dataKey="slow"
                  stroke="#ff7eb6"
                  strokeWidth={2}
                  dot={{ r: 3, fill: '#161616' }}
                  isAnimationActive={false}
                />
              </LineChart>
            </div>
            <div style={{ display: 'flex', gap: 24, marginTop: 8, fontSize: 12 }}>
              {[
                ['#4589ff', 'Median'],
                ['#ff7eb6', 'Slowest 5 %'],
              ].map(([color, label]) => (
                <span key={label} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <i style={{ width: 12, height: 12, background: color }} />
                  {label}
                </span>
              ))}
            </div>
          </Panel>
          <Panel title="Calls by region" note="thousand" style={{ gridColumn: 'span 3' }}>
            <div
              {...chart({
                kind: 'stacked-bar',
                labels: REGIONS,
                axis: [0, 80],
                series: [
                  { name: 'Answered', color: '#6fdc8c', values: OK },
                  { name: 'Retried', color: '#f1c21b', values: RETRIED },
                  { name: 'Failed', color: '#fa4d56', values: FAILED },
                ],
              })}
            >
              <BarChart
                width={362}
                height={284}
                data={REGIONS.map((region, index) => ({
                  region,
                  ok: OK[index],
                  retried: RETRIED[index],
                  failed: FAILED[index],
                }))}
                margin={{ top: 8, right: 0, bottom: 0, left: -24 }}
                barSize={26}
              >
                <CartesianGrid stroke="#393939" vertical={false} />
                <XAxis dataKey="region" tick={TICK} axisLine={{ stroke: '#6f6f6f' }} tickLine={false} interval={0} />
                <YAxis domain={[0, 80]} tick={TICK} axisLine={false} tickLine={false} />
                <Bar dataKey="ok" stackId="a" fill="#6fdc8c" isAnimationActive={false} />
                <Bar dataKey="retried" stackId="a" fill="#f1c21b" isAnimationActive={false} />
                <Bar dataKey="failed" stackId="a" fill="#fa4d56" isAnimationActive={false} />
              </BarChart>
            </div>
          </Panel>
          <Panel title="Capacity" style={{ gridColumn: 'span 3' }}>
            <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 24, paddingTop: 8 }}>
              <Gauge value={68} color="#08bdba" label="Memory of all nodes" />
              <Gauge value={87} color="#ff832b" label="Disk, largest volume" />
            </div>
          </Panel>
          <Panel title="Reads from the database" note="thousand a second" style={{ gridColumn: 'span 4' }}>
            <div
              {...chart({
                kind: 'area',
                smooth: false,
                labels: HOURS,
                axis: [0, 80],
                series: [{ name: 'Reads', color: '#be95ff', values: READS }],
              })}
            >
              <AreaChart
                width={496}
                height={290}
                data={HOURS.map((hour, index) => ({ hour, reads: READS[index] }))}
                margin={{ top: 8, right: 8, bottom: 0, left: -24 }}
              >
                <CartesianGrid stroke="#393939" vertical={false} />
                <XAxis dataKey="hour" tick={TICK} axisLine={{ stroke: '#6f6f6f' }} tickLine={false} />
                <YAxis domain={[0, 80]} tick={TICK} axisLine={false} tickLine={false} />
                <Area
                  type="linear"
                  dataKey="reads"
                  stroke="#be95ff"
                  strokeWidth={2}
                  fill="#be95ff"
                  fillOpacity={0.3}
                  isAnimationActive={false}
                />
              </AreaChart>
            </div>
          </Panel>
          <div style={{ gridColumn: 'span 8' }}>
            <TableContainer style={{ paddingTop: 0 }}>
              <div style={{ display: 'flex' }}>
                <div style={{ flex: 1 }}>
                  <Search size="md" labelText="Find a node" placeholder="Find a node" />
                </div>
                <Button kind="ghost" size="md">
                  Download
                </Button>
                <Button size="md">Add node</Button>
              </div>
              <Table size="lg">
                <TableHead>
                  <TableRow>
                    {['Node', 'Region', 'Load', 'State', 'Up for'].map((label) => (
                      <TableHeader key={label}>{label}</TableHeader>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {NODES.map(([node, region, load, state, color, up]) => (
                    <TableRow key={node}>
                      <TableCell>
                        <span style={{ fontFamily: 'IBM Plex Mono' }}>{node}</span>
                      </TableCell>
                      <TableCell>{region}</TableCell>
                      <TableCell style={{ width: 240 }}>
                        <ProgressBar label="" hideLabel value={load} size="small" />
                      </TableCell>
                      <TableCell>
                        <Tag
                          type={color}
                          size="sm"
                          renderIcon={
                            color === 'green' ? I.CheckmarkFilled : color === 'red' ? I.ErrorFilled : I.WarningAltFilled
                          }
                        >
                          {state}
                        </Tag>
                      </TableCell>
                      <TableCell>{up}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </div>
        </div>
      </Content>
    </Theme>
  );
}

createRoot(document.getElementById('root')!).render(<Monitoring />);
