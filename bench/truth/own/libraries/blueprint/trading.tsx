import 'normalize.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/icons/lib/css/blueprint-icons.css';
import './fonts.css';
import {
  Alignment,
  Button,
  ButtonGroup,
  Card,
  ControlGroup,
  Divider,
  H5,
  HTMLSelect,
  HTMLTable,
  Icon,
  InputGroup,
  Menu,
  MenuDivider,
  MenuItem,
  Navbar,
  NumericInput,
  ProgressBar,
  SegmentedControl,
  Slider,
  Switch,
  Tab,
  Tabs,
  Tag,
} from '@blueprintjs/core';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
);
Chart.defaults.font.family = 'Inter';
Chart.defaults.color = '#abb3bf';

const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00'];
const PRICE = [84.2, 84.9, 84.4, 85.6, 86.3, 85.8, 86.9, 87.4, 86.8, 88.1, 88.6];
const MEAN = [84.0, 84.3, 84.4, 84.8, 85.3, 85.6, 86.0, 86.5, 86.7, 87.1, 87.6];
const VOLUME = [320, 280, 410, 520, 610, 380, 290, 440, 350, 570, 640];
const WATCH = [
  ['Power, base', '88.60', 5.2, [3, 4, 3, 5, 6, 5, 7, 8]],
  ['Gas, day ahead', '41.15', -1.8, [8, 7, 7, 6, 5, 6, 4, 4]],
  ['Carbon, Dec', '72.94', 0.6, [4, 5, 4, 5, 5, 6, 5, 6]],
  ['Coal, API2', '118.30', -0.4, [6, 6, 5, 6, 5, 5, 5, 4]],
  ['Wind index', '34.8', 12.1, [2, 3, 3, 4, 6, 7, 8, 9]],
] as const;
const ORDERS = [
  ['14:02:11', 'Buy', 'Power, base', '25 MW', '88.55', 'Filled'],
  ['13:58:40', 'Sell', 'Gas, day ahead', '40 MW', '41.20', 'Filled'],
  ['13:51:07', 'Buy', 'Carbon, Dec', '5 kt', '72.80', 'Open'],
  ['13:44:52', 'Sell', 'Power, base', '10 MW', '88.90', 'Open'],
  ['13:30:18', 'Buy', 'Coal, API2', '2 kt', '118.10', 'Cancelled'],
] as const;
const BIDS = [
  ['88.55', 40],
  ['88.50', 65],
  ['88.45', 82],
  ['88.40', 54],
  ['88.35', 96],
] as const;
const ASKS = [
  ['88.65', 35],
  ['88.70', 58],
  ['88.75', 71],
  ['88.80', 44],
  ['88.85', 90],
] as const;

/** A chart.js drawing without animation, with its facts beside it. */
const Drawing = ({ facts, config, height }: { facts: object; config: object; height: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = new Chart(canvas.current!, config as never);
    return () => drawn.destroy();
  }, [config]);
  return (
    <div style={{ height, position: 'relative' }} data-truth="chart" data-truth-chart={JSON.stringify(facts)}>
      <canvas ref={canvas} />
    </div>
  );
};
const scales = (min: number, max: number) => ({
  x: { grid: { display: false }, border: { color: '#5f6b7c' } },
  y: { position: 'right', min, max, grid: { color: '#383e47' }, border: { display: false } },
});
const PRICE_CHART = {
  type: 'line',
  data: {
    labels: TIMES,
    datasets: [
      {
        data: PRICE,
        borderColor: '#4c90f0',
        backgroundColor: 'rgba(76, 144, 240, .18)',
        fill: true,
        borderWidth: 2,
        pointRadius: 0,
      },
      { data: MEAN, borderColor: '#fbb360', borderWidth: 2, pointRadius: 0, borderDash: [5, 4] },
    ],
  },
  options: { animation: false, maintainAspectRatio: false, scales: scales(82, 90) },
};
const VOLUME_CHART = {
  type: 'bar',
  data: { labels: TIMES, datasets: [{ data: VOLUME, backgroundColor: '#72ca9b', barPercentage: 0.7 }] },
  options: { animation: false, maintainAspectRatio: false, scales: scales(0, 800) },
};

const Spark = ({ name, values, color }: { name: string; values: readonly number[]; color: string }) => (
  <span
    data-truth="chart"
    data-truth-chart={JSON.stringify({ kind: 'sparkline', series: [{ name, color, values }] })}
    style={{ display: 'inline-block', height: 24 }}
  >
    <svg width="64" height="24">
      <polyline
        points={values.map((value, index) => `${index * 9},${22 - value * 2.2}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth="1.5"
      />
    </svg>
  </span>
);

function Trading() {
  return (
    <div
      className="bp6-dark"
      style={{ height: '100vh', background: '#1c2127', display: 'flex', flexDirection: 'column' }}
    >
      <Navbar data-truth="header">
        <Navbar.Group>
          <Navbar.Heading data-truth="logo">
            <b>Kilowatt Desk</b>
          </Navbar.Heading>
          <Navbar.Divider />
          <Button variant="minimal" icon="chart" text="Markets" active />
          <Button variant="minimal" icon="book" text="Orders" />
          <Button variant="minimal" icon="lightbulb" text="Forecasts" />
          <Button variant="minimal" icon="document" text="Reports" />
        </Navbar.Group>
        <Navbar.Group align={Alignment.END}>
          <InputGroup
            leftIcon="search"
            placeholder="Find a product"
            style={{ width: 240 }}
            rightElement={<Tag minimal>⌘ K</Tag>}
          />
          <Navbar.Divider />
          <Tag intent="success" icon="tick-circle" minimal>
            Connected
          </Tag>
          <Button variant="minimal" icon="notifications" aria-label="Alerts" />
          <Button variant="minimal" icon="cog" aria-label="Settings" />
          <Button variant="minimal" icon="user" text="R. Falk" endIcon="caret-down" />
        </Navbar.Group>
      </Navbar>
      <div
        style={{ flex: 1, display: 'grid', gridTemplateColumns: '264px 1fr 286px', gap: 10, padding: 10, minHeight: 0 }}
      >
        <aside style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
          <Card compact style={{ flex: 1 }}>
            <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              <H5 style={{ margin: 0 }}>Watch list</H5>
              <Button size="small" variant="minimal" icon="plus" aria-label="Add" />
            </div>
            {WATCH.map(([name, price, delta, values], index) => (
              <div
                key={name}
                data-truth="group"
                style={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 8,
                  padding: '9px 8px',
                  margin: '4px -8px',
                  borderRadius: 4,
                  background: index === 0 ? '#383e47' : undefined,
                }}
              >
                <div style={{ flex: 1 }}>
                  <div style={{ fontWeight: 500 }}>{name}</div>
                  <div className="mono" style={{ fontSize: 12, color: delta > 0 ? '#72ca9b' : '#fa999c' }}>
                    {delta > 0 ? '+' : '−'}
                    {Math.abs(delta)} %
                  </div>
                </div>
                <Spark name={name} values={values} color={delta > 0 ? '#72ca9b' : '#fa999c'} />
                <span className="mono">{price}</span>
              </div>
            ))}
            <Divider />
            <Menu style={{ background: 'none', padding: 0, marginTop: 8 }}>
              <MenuDivider title="Lists" />
              <MenuItem icon="star" text="Favourites" label="5" />
              <MenuItem icon="flash" text="Power" label="18" />
              <MenuItem icon="flame" text="Gas" label="9" />
              <MenuItem icon="tree" text="Carbon" label="4" />
            </Menu>
          </Card>
          <Card compact>
            <H5>Limits</H5>
            <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 12, marginBottom: 4 }}>
              <span>Open position</span>
              <span className="mono">340 / 500 MW</span>
            </div>
            <ProgressBar value={0.68} intent="warning" stripes={false} animate={false} />
            <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 12, margin: '10px 0 4px' }}>
              <span>Daily loss</span>
              <span className="mono">12 %</span>
            </div>
            <ProgressBar value={0.12} intent="success" stripes={false} animate={false} />
          </Card>
        </aside>
        <main style={{ display: 'flex', flexDirection: 'column', gap: 10, minWidth: 0 }}>
          <Card compact>
            <div style={{ display: 'flex', alignItems: 'center', gap: 14, marginBottom: 8 }}>
              <H5 style={{ margin: 0 }}>Power, base</H5>
              <span className="mono" style={{ fontSize: 22 }}>
                88.60
              </span>
              <Tag intent="success" minimal icon="arrow-up">
                5.2 %
              </Tag>
              <span style={{ flex: 1 }} />
              <SegmentedControl
                size="small"
                options={['1D', '1W', '1M', '1Y'].map((value) => ({ label: value, value }))}
                defaultValue="1D"
              />
              <ButtonGroup>
                <Button size="small" icon="timeline-line-chart" active aria-label="Line" />
                <Button size="small" icon="grouped-bar-chart" aria-label="Bars" />
              </ButtonGroup>
            </div>
            <Drawing
              height={300}
              config={PRICE_CHART}
              facts={{
                kind: 'line',
                smooth: false,
                labels: TIMES,
                axis: [82, 90],
                series: [
                  { name: 'Price', color: '#4c90f0', values: PRICE },
                  { name: 'Mean', color: '#fbb360', values: MEAN },
                ],
              }}
            />
            <div style={{ fontSize: 12, color: '#abb3bf', margin: '10px 0 4px' }}>Volume, MW</div>
            <Drawing
              height={112}
              config={VOLUME_CHART}
              facts={{
                kind: 'bar',
                labels: TIMES,
                axis: [0, 800],
                series: [{ name: 'Volume', color: '#72ca9b', values: VOLUME }],
              }}
            />
          </Card>
          <Card compact style={{ flex: 1, minHeight: 0 }}>
            <Tabs id="t" selectedTabId="orders">
              <Tab id="orders" title="Orders" tagContent={5} />
              <Tab id="positions" title="Positions" tagContent={3} />
              <Tab id="history" title="History" />
            </Tabs>
            <HTMLTable compact interactive striped style={{ width: '100%', marginTop: 8 }}>
              <thead>
                <tr>
                  {['Time', 'Side', 'Product', 'Amount', 'Price', 'State', ''].map((label) => (
                    <th key={label}>{label}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ORDERS.map(([time, side, product, amount, price, state]) => (
                  <tr key={time}>
                    <td className="mono">{time}</td>
                    <td style={{ color: side === 'Buy' ? '#72ca9b' : '#fa999c' }}>{side}</td>
                    <td>{product}</td>
                    <td className="mono">{amount}</td>
                    <td className="mono">{price}</td>
                    <td>
                      <Tag minimal intent={state === 'Filled' ? 'success' : state === 'Open' ? 'primary' : 'none'}>
                        {state}
                      </Tag>
                    </td>
                    <td>
                      <Icon icon="more" size={14} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </HTMLTable>
          </Card>
        </main>
        <aside style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
          <Card compact>
            <H5>Order book</H5>
            {[...ASKS].reverse().map(([price, size]) => (
              <div
                key={price}
                className="mono"
                style={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  fontSize: 12,
                  padding: '3px 6px',
                  background: `linear-gradient(270deg, rgba(205, 66, 70, .35) ${size}%, transparent ${size}%)`,
                }}
              >
                <span style={{ color: '#fa999c' }}>{price}</span>
                <span>{size}</span>
              </div>
            ))}
            <div className="mono" style={{ textAlign: 'center', padding: '7px 0', fontSize: 16 }}>
              88.60
            </div>
            {BIDS.map(([price, size]) => (
              <div
                key={price}
                className="mono"
                style={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  fontSize: 12,
                  padding: '3px 6px',
                  background: `linear-gradient(270deg, rgba(35, 133, 81, .4) ${size}%, transparent ${size}%)`,
                }}
              >
                <span style={{ color: '#72ca9b' }}>{price}</span>
                <span>{size}</span>
              </div>
            ))}
          </Card>
          <Card compact style={{ flex: 1 }}>
            <H5>New order</H5>
            <ButtonGroup fill>
              <Button intent="success" text="Buy" />
              <Button text="Sell" />
            </ButtonGroup>
            <div style={{ margin: '12px 0 4px', fontSize: 12 }}>Product</div>
            <HTMLSelect fill options={['Power, base', 'Gas']} />
            <div style={{ margin: '12px 0 4px', fontSize: 12 }}>Amount and price</div>
            <ControlGroup fill>
              <NumericInput defaultValue={25} fill buttonPosition="none" />
              <NumericInput defaultValue={88.6} fill buttonPosition="none" />
            </ControlGroup>
            <div style={{ margin: '14px 8px 4px' }}>
              <Slider
                min={0}
                max={100}
                labelStepSize={50}
                value={35}
                labelRenderer={(value, options) => (options?.isHandleTooltip ? '' : String(value))}
              />
            </div>
            <Switch label="Only fill completely" defaultChecked style={{ marginTop: 10 }} />
            <Switch label="Hide from the book" />
            <Button fill intent="primary" size="large" text="Place order" icon="send-message" />
          </Card>
        </aside>
      </div>
    </div>
  );
}

/** Charts and tab lines are measured once, so that letters must be there before. */
const FONTS = ['400 14px Inter', '500 14px Inter', '600 14px Inter', "400 14px 'IBM Plex Mono'"];
Promise.all(FONTS.map((font) => document.fonts.load(font))).then(() =>
  createRoot(document.getElementById('root')!).render(<Trading />),
);
