import 'normalize.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/icons/lib/css/blueprint-icons.css';
import './fonts.css';
import {
  Alignment,
  Breadcrumbs,
  Button,
  ButtonGroup,
  Callout,
  Card,
  Checkbox,
  FormGroup,
  H6,
  Icon,
  InputGroup,
  Navbar,
  RadioCard,
  RadioGroup,
  Section,
  SectionCard,
  Tab,
  Tabs,
  Tag,
  TagInput,
  TextArea,
  Tree,
} from '@blueprintjs/core';
import { createRoot } from 'react-dom/client';

const TREE = [
  {
    id: 1,
    icon: 'folder-open',
    label: 'surveys',
    isExpanded: true,
    childNodes: [
      {
        id: 2,
        icon: 'document',
        label: 'coast.query',
        isSelected: true,
        secondaryLabel: <Icon icon="dot" color="#c87619" />,
      },
      { id: 3, icon: 'document', label: 'forest.query' },
      { id: 4, icon: 'folder-close', label: 'archive', hasCaret: true },
    ],
  },
  {
    id: 5,
    icon: 'folder-open',
    label: 'maps',
    isExpanded: true,
    childNodes: [
      { id: 6, icon: 'map', label: 'tides.map' },
      { id: 7, icon: 'map', label: 'birds.map' },
    ],
  },
  {
    id: 8,
    icon: 'database',
    label: 'sources',
    hasCaret: true,
    secondaryLabel: (
      <Tag minimal round>
        12
      </Tag>
    ),
  },
  { id: 9, icon: 'key', label: 'secrets', hasCaret: true },
] as const;
const CODE: [string, string?][][] = [
  [['-- Nests found by each station, this season', '#738091']],
  [['select', '#634dbf'], [' station.name,']],
  [['       count', '#0f6894'], ['(nest.id) '], ['as', '#634dbf'], [' nests,']],
  [['       avg', '#0f6894'], ['(nest.eggs) '], ['as', '#634dbf'], [' eggs']],
  [['from', '#634dbf'], [' station']],
  [['join', '#634dbf'], [' nest '], ['on', '#634dbf'], [' nest.station_id = station.id']],
  [['where', '#634dbf'], [' nest.seen_at >= '], ["'2026-03-01'", '#1c6e42']],
  [
    ['  and', '#634dbf'],
    [' station.country '],
    ['in', '#634dbf'],
    [' ('],
    ["'NO'", '#1c6e42'],
    [', '],
    ["'DK'", '#1c6e42'],
    [')'],
  ],
  [['group by', '#634dbf'], [' station.name']],
  [['order by', '#634dbf'], [' nests '], ['desc', '#634dbf']],
  [
    ['limit', '#634dbf'],
    [' 20', '#935610'],
  ],
];
const RESULT = [
  ['Blåvand', 214, '3.8'],
  ['Lista', 187, '4.1'],
  ['Jomfruland', 152, '3.6'],
  ['Skagen', 149, '3.9'],
  ['Revtangen', 98, '4.4'],
  ['Christiansø', 77, '3.2'],
  ['Mandø', 71, '3.0'],
  ['Utsira', 64, '4.0'],
  ['Anholt', 52, '3.7'],
  ['Fanø', 49, '3.4'],
  ['Ørland', 31, '4.2'],
];

function Workspace() {
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column', background: '#f6f7f9' }}>
      <Navbar data-truth="header" style={{ flex: 'none' }}>
        <Navbar.Group>
          <Navbar.Heading data-truth="logo">
            <Icon icon="layers" color="#2d72d2" /> <b style={{ marginLeft: 6 }}>Fieldquery</b>
          </Navbar.Heading>
          <Navbar.Divider />
          <Breadcrumbs
            items={[{ text: 'Birds of the north' }, { text: 'surveys' }, { text: 'coast.query', current: true }]}
          />
        </Navbar.Group>
        <Navbar.Group align={Alignment.END}>
          <Tag minimal intent="warning" icon="edit">
            Not saved
          </Tag>
          <Navbar.Divider />
          <Button variant="outlined" icon="history" text="History" />
          <Button style={{ marginLeft: 8 }} intent="primary" icon="play" text="Run" endIcon="key-command" />
        </Navbar.Group>
      </Navbar>
      <div style={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <nav
          data-truth="sidebar"
          style={{
            width: 48,
            background: '#fff',
            borderRight: '1px solid #dce0e5',
            padding: '10px 8px',
            display: 'flex',
            flexDirection: 'column',
            gap: 8,
          }}
        >
          {(['folder-open', 'search', 'git-branch', 'database', 'timeline-events'] as const).map((icon, index) => (
            <Button key={icon} variant="minimal" icon={icon} active={index === 0} aria-label={icon} />
          ))}
          <span style={{ flex: 1 }} />
          <Button variant="minimal" icon="cog" aria-label="Settings" />
        </nav>
        <aside style={{ width: 244, background: '#fff', borderRight: '1px solid #dce0e5' }}>
          <div style={{ padding: 10 }}>
            <InputGroup leftIcon="filter" placeholder="Filter files" size="small" />
          </div>
          <Tree contents={TREE as never} />
        </aside>
        <main style={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <div style={{ padding: '0 16px', background: '#fff', borderBottom: '1px solid #dce0e5' }}>
            <Tabs id="files" selectedTabId="coast">
              <Tab id="coast" title="coast.query" icon="document" />
              <Tab id="tides" title="tides.map" icon="map" />
              <Tab id="notes" title="notes" icon="annotation" />
            </Tabs>
          </div>
          <pre
            className="mono"
            style={{
              margin: 0,
              padding: '14px 0',
              background: '#fff',
              fontSize: 14,
              lineHeight: '23px',
              borderBottom: '1px solid #dce0e5',
            }}
          >
            {CODE.map((line, index) => (
              <div key={index} style={{ background: index === 6 ? '#edf3fb' : undefined, whiteSpace: 'pre' }}>
                <span
                  style={{ display: 'inline-block', width: 44, textAlign: 'right', color: '#abb3bf', marginRight: 18 }}
                >
                  {index + 1}
                </span>
                {line.map(([text, color]) => (
                  <span key={text} style={{ color }}>
                    {text}
                  </span>
                ))}
              </div>
            ))}
          </pre>
          <div style={{ padding: 16, display: 'flex', flexDirection: 'column', gap: 12, flex: 1, minHeight: 0 }}>
            <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
              <H6 style={{ margin: 0 }}>Result</H6>
              <Tag minimal intent="success" icon="tick">
                20 rows in 0.4 s
              </Tag>
              <span style={{ flex: 1 }} />
              <ButtonGroup variant="outlined">
                <Button icon="th" text="Table" active size="small" />
                <Button icon="horizontal-bar-chart" text="Chart" size="small" />
                <Button icon="export" text="Export" size="small" />
              </ButtonGroup>
            </div>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
              <table
                className="bp6-html-table bp6-compact bp6-html-table-bordered"
                style={{ background: '#fff', boxShadow: '0 0 0 1px #dce0e5', borderRadius: 3 }}
              >
                <thead>
                  <tr>
                    <th>name</th>
                    <th>nests</th>
                    <th>eggs</th>
                  </tr>
                </thead>
                <tbody>
                  {RESULT.map(([name, nests, eggs]) => (
                    <tr key={name}>
                      <td>{name}</td>
                      <td className="mono">{nests}</td>
                      <td className="mono">{eggs}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Card compact>
                <H6>Nests by station</H6>
                <div
                  data-truth="chart"
                  data-truth-chart={JSON.stringify({
                    kind: 'bar',
                    horizontal: true,
                    labels: RESULT.map(([name]) => name),
                    series: [{ name: 'nests', color: '#2d72d2', values: RESULT.map(([, nests]) => nests) }],
                  })}
                >
                  <svg width="390" height="340" role="img" aria-label="Nests by station">
                    {RESULT.map(([name, nests], index) => (
                      <g key={name}>
                        <text
                          x="86"
                          y={index * 30 + 19}
                          textAnchor="end"
                          fontSize="12"
                          fill="#404854"
                          fontFamily="Inter"
                        >
                          {name}
                        </text>
                        <rect
                          x="96"
                          y={index * 30 + 5}
                          width={(nests as number) * 1.2}
                          height="20"
                          rx="2"
                          fill="#2d72d2"
                        />
                        <text
                          x={104 + (nests as number) * 1.2}
                          y={index * 30 + 19}
                          fontSize="12"
                          fill="#738091"
                          fontFamily="Inter"
                        >
                          {nests}
                        </text>
                      </g>
                    ))}
                  </svg>
                </div>
              </Card>
            </div>
          </div>
          <footer
            style={{
              height: 28,
              background: '#2d72d2',
              color: '#fff',
              display: 'flex',
              alignItems: 'center',
              gap: 20,
              padding: '0 16px',
              fontSize: 12,
            }}
          >
            <span>
              <Icon icon="git-branch" size={12} color="#fff" /> spring-count
            </span>
            <span>
              <Icon icon="tick-circle" size={12} color="#fff" /> No problems
            </span>
            <span style={{ flex: 1 }} />
            <span>Line 7, column 18</span>
            <span>UTF-8</span>
          </footer>
        </main>
        <aside
          style={{
            width: 300,
            padding: 12,
            borderLeft: '1px solid #dce0e5',
            display: 'flex',
            flexDirection: 'column',
            gap: 12,
          }}
        >
          <Section title="Parameters" icon="variable" compact collapsible>
            <SectionCard>
              <FormGroup label="Season starts" labelInfo="(date)">
                <InputGroup defaultValue="1 March 2026" leftIcon="calendar" />
              </FormGroup>
              <FormGroup label="Countries" style={{ margin: 0 }}>
                <TagInput values={['NO', 'DK']} leftIcon="globe" />
              </FormGroup>
            </SectionCard>
          </Section>
          <Section title="Run it" icon="time" compact>
            <SectionCard>
              <RadioGroup selectedValue="day" onChange={() => undefined}>
                <RadioCard value="day" label="Every morning" compact />
                <RadioCard value="hand" label="By hand" compact />
              </RadioGroup>
              <Checkbox label="Mail me when it fails" defaultChecked />
            </SectionCard>
          </Section>
          <Callout intent="primary" title="New column" compact>
            Since Monday each nest has a weight in grams.
          </Callout>
          <Section title="Notes" compact>
            <SectionCard>
              <TextArea fill defaultValue="Skagen counts twice in May." />
            </SectionCard>
          </Section>
        </aside>
      </div>
    </div>
  );
}

/** Charts and tab lines are measured once, so that letters must be there before. */
const FONTS = ['400 14px Inter', '500 14px Inter', '600 14px Inter', "400 14px 'IBM Plex Mono'"];
Promise.all(FONTS.map((font) => document.fonts.load(font))).then(() =>
  createRoot(document.getElementById('root')!).render(<Workspace />),
);
