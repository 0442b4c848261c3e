import '@cloudscape-design/global-styles/index.css';
import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/700.css';
import AppLayout from '@cloudscape-design/components/app-layout';
import AreaChart from '@cloudscape-design/components/area-chart';
import Badge from '@cloudscape-design/components/badge';
import BarChart from '@cloudscape-design/components/bar-chart';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Flashbar from '@cloudscape-design/components/flashbar';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import Pagination from '@cloudscape-design/components/pagination';
import PieChart from '@cloudscape-design/components/pie-chart';
import SideNavigation from '@cloudscape-design/components/side-navigation';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table from '@cloudscape-design/components/table';
import TextFilter from '@cloudscape-design/components/text-filter';
import TopNavigation from '@cloudscape-design/components/top-navigation';
import { createRoot } from 'react-dom/client';

const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });
const ITEMS = [
  {
    name: 'web-front-1',
    id: 'vm-07f3a1',
    size: 'm2.large',
    zone: 'north-1a',
    state: 'success',
    label: 'Running',
    cpu: '34 %',
    tags: 2,
  },
  {
    name: 'web-front-2',
    id: 'vm-07f3b8',
    size: 'm2.large',
    zone: 'north-1b',
    state: 'success',
    label: 'Running',
    cpu: '41 %',
    tags: 2,
  },
  {
    name: 'queue-worker',
    id: 'vm-0912cc',
    size: 'c2.xlarge',
    zone: 'north-1a',
    state: 'in-progress',
    label: 'Starting',
    cpu: '—',
    tags: 1,
  },
  {
    name: 'search-index',
    id: 'vm-0a44e0',
    size: 'r2.2xlarge',
    zone: 'north-1c',
    state: 'warning',
    label: 'Check failed',
    cpu: '92 %',
    tags: 4,
  },
  {
    name: 'batch-night',
    id: 'vm-0b7d19',
    size: 'c2.large',
    zone: 'north-1b',
    state: 'stopped',
    label: 'Stopped',
    cpu: '—',
    tags: 0,
  },
  {
    name: 'db-replica',
    id: 'vm-0c1e55',
    size: 'r2.xlarge',
    zone: 'north-1c',
    state: 'success',
    label: 'Running',
    cpu: '58 %',
    tags: 3,
  },
  {
    name: 'mail-relay',
    id: 'vm-0c91f2',
    size: 's2.small',
    zone: 'north-1a',
    state: 'success',
    label: 'Running',
    cpu: '7 %',
    tags: 1,
  },
  {
    name: 'build-agent',
    id: 'vm-0d20aa',
    size: 'c2.large',
    zone: 'north-1b',
    state: 'error',
    label: 'Failed',
    cpu: '—',
    tags: 1,
  },
] as const;
const HOURS = [8, 9, 10, 11, 12, 13];
const CPU = [28, 34, 52, 61, 47, 43];
const COSTS = [
  ['Jun', 412],
  ['Jul', 438],
  ['Aug', 401],
  ['Sep', 467],
  ['Oct', 489],
] as const;
const STATES = [
  ['Running', 14, '#037f0c'],
  ['Stopped', 5, '#687078'],
  ['Failed', 2, '#d91515'],
] as const;

function Instances() {
  return (
    <>
      <div id="top">
        <TopNavigation
          identity={{ href: '#', title: 'Northcloud' }}
          search={<TextFilter filteringText="" filteringPlaceholder="Search services and docs" />}
          utilities={[
            {
              type: 'button',
              iconName: 'notification',
              ariaLabel: 'Alerts',
              badge: true,
              disableUtilityCollapse: true,
            },
            { type: 'button', text: 'Support', disableUtilityCollapse: true },
            { type: 'menu-dropdown', text: 'Ada Lunde', iconName: 'user-profile', items: [] },
          ]}
        />
      </div>
      <AppLayout
        headerSelector="#top"
        toolsHide
        navigationWidth={230}
        navigation={
          <SideNavigation
            activeHref="#i"
            header={{ href: '#', text: 'Compute' }}
            items={[
              { type: 'link', text: 'Overview', href: '#o' },
              { type: 'link', text: 'Machines', href: '#i', info: <Badge color="blue">21</Badge> },
              { type: 'link', text: 'Images', href: '#m' },
              {
                type: 'section',
                text: 'Network',
                items: [
                  { type: 'link', text: 'Load balancers', href: '#l' },
                  { type: 'link', text: 'Firewalls', href: '#f' },
                  { type: 'link', text: 'Addresses', href: '#a' },
                ],
              },
              {
                type: 'section',
                text: 'Storage',
                items: [
                  { type: 'link', text: 'Volumes', href: '#v' },
                  { type: 'link', text: 'Snapshots', href: '#s' },
                ],
              },
              { type: 'divider' },
              { type: 'link', text: 'Documentation', href: 'https://docs.example', external: true },
            ]}
          />
        }
        breadcrumbs={
          <BreadcrumbGroup
            items={[
              { text: 'Compute', href: '#' },
              { text: 'Machines', href: '#' },
            ]}
          />
        }
        notifications={
          <Flashbar
            items={[
              {
                type: 'success',
                content: 'Machine “queue-worker” was created and is starting.',
                dismissible: true,
                id: '1',
              },
            ]}
          />
        }
        contentType="table"
        content={
          <SpaceBetween size="l">
            <ColumnLayout columns={3}>
              <Container fitHeight header={<Header variant="h2">Average load</Header>}>
                <div
                  {...chart({
                    kind: 'area',
                    axis: [0, 80],
                    labels: HOURS.map((hour) => `${hour}:00`),
                    series: [{ name: 'Load', values: CPU }],
                  })}
                >
                  <AreaChart
                    height={130}
                    hideFilter
                    hideLegend
                    xScaleType="categorical"
                    xDomain={HOURS.map((hour) => `${hour}:00`)}
                    yDomain={[0, 80]}
                    series={[
                      {
                        title: 'Load',
                        type: 'area',
                        data: HOURS.map((hour, index) => ({ x: `${hour}:00`, y: CPU[index]! })),
                      },
                    ]}
                    ariaLabel="Load"
                  />
                </div>
              </Container>
              <Container
                fitHeight
                header={
                  <Header variant="h2" info={<Link variant="info">Info</Link>}>
                    Costs, euros
                  </Header>
                }
              >
                <div
                  {...chart({
                    kind: 'bar',
                    axis: [0, 600],
                    labels: COSTS.map(([month]) => month),
                    series: [{ name: 'Costs', values: COSTS.map(([, sum]) => sum) }],
                  })}
                >
                  <BarChart
                    height={130}
                    hideFilter
                    hideLegend
                    xDomain={COSTS.map(([month]) => month)}
                    yDomain={[0, 600]}
                    series={[{ title: 'Costs', type: 'bar', data: COSTS.map(([x, y]) => ({ x, y })) }]}
                    ariaLabel="Costs"
                  />
                </div>
              </Container>
              <Container fitHeight header={<Header variant="h2">By state</Header>}>
                <div
                  {...chart({
                    kind: 'ring',
                    labels: STATES.map(([label]) => label),
                    series: [{ values: STATES.map(([, count]) => count) }],
                  })}
                >
                  <PieChart
                    variant="donut"
                    size="small"
                    hideFilter
                    hideDescriptions
                    hideTitles
                    innerMetricValue="21"
                    data={STATES.map(([title, value, color]) => ({ title, value, color }))}
                    ariaLabel="States"
                  />
                </div>
              </Container>
            </ColumnLayout>
            <Table
              variant="full-page"
              stripedRows
              selectionType="multi"
              selectedItems={[ITEMS[3]]}
              trackBy="id"
              header={
                <Header
                  variant="awsui-h1-sticky"
                  counter="(1/21)"
                  actions={
                    <SpaceBetween direction="horizontal" size="xs">
                      <Button iconName="refresh" ariaLabel="Refresh" />
                      <Button>Connect</Button>
                      <ButtonDropdown items={[{ id: 'stop', text: 'Stop' }]}>State</ButtonDropdown>
                      <Button variant="primary">Create machine</Button>
                    </SpaceBetween>
                  }
                >
                  Machines
                </Header>
              }
              filter={<TextFilter filteringText="" filteringPlaceholder="Find machines" countText="21 matches" />}
              pagination={<Pagination currentPageIndex={1} pagesCount={4} />}
              columnDefinitions={[
                { id: 'name', header: 'Name', cell: (item) => <Link href="#">{item.name}</Link>, sortingField: 'name' },
                { id: 'id', header: 'Identifier', cell: (item) => item.id },
                {
                  id: 'state',
                  header: 'State',
                  cell: (item) => <StatusIndicator type={item.state}>{item.label}</StatusIndicator>,
                  sortingField: 'state',
                },
                { id: 'size', header: 'Size', cell: (item) => item.size },
                { id: 'zone', header: 'Zone', cell: (item) => item.zone },
                { id: 'cpu', header: 'Load', cell: (item) => item.cpu },
                {
                  id: 'tags',
                  header: 'Labels',
                  cell: (item) => <Badge color={item.tags > 2 ? 'severity-medium' : 'grey'}>{item.tags}</Badge>,
                },
              ]}
              items={ITEMS}
            />
          </SpaceBetween>
        }
      />
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Instances />);
