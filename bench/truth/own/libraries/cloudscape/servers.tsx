import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Flashbar from '@cloudscape-design/components/flashbar';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import Pagination from '@cloudscape-design/components/pagination';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table from '@cloudscape-design/components/table';
import TextFilter from '@cloudscape-design/components/text-filter';
import { show } from './frame.tsx';

const states = {
  success: 'Running',
  stopped: 'Stopped',
  warning: 'High load',
  'in-progress': 'Starting',
  error: 'Failed',
} as const;
type State = keyof typeof states;
const items = (
  [
    ['web-01', 'success', 'Small, 2 cores', 'Oslo', 34, 'prod'],
    ['web-02', 'success', 'Small, 2 cores', 'Oslo', 41, 'prod'],
    ['db-main', 'warning', 'Large, 16 cores', 'Oslo', 92, 'prod'],
    ['db-copy', 'success', 'Large, 16 cores', 'Porto', 58, 'prod'],
    ['build-07', 'in-progress', 'Medium, 8 cores', 'Porto', 3, 'ci'],
    ['build-08', 'stopped', 'Medium, 8 cores', 'Porto', 0, 'ci'],
    ['mail-01', 'success', 'Tiny, 1 core', 'Gdansk', 12, 'prod'],
    ['try-out', 'error', 'Tiny, 1 core', 'Gdansk', 0, 'dev'],
    ['search-01', 'success', 'Large, 16 cores', 'Oslo', 66, 'prod'],
    ['cache-01', 'success', 'Medium, 8 cores', 'Oslo', 47, 'prod'],
    ['cache-02', 'success', 'Medium, 8 cores', 'Porto', 29, 'prod'],
    ['files-01', 'warning', 'Small, 2 cores', 'Gdansk', 88, 'prod'],
    ['demo', 'stopped', 'Tiny, 1 core', 'Oslo', 0, 'dev'],
  ] as const
).map(([name, state, size, place, load, tag]) => ({ name, state: state as State, size, place, load, tag }));

show({
  active: '#s',
  crumbs: ['Cumulus', 'Machines', 'Servers'],
  notifications: (
    <Flashbar
      items={[
        {
          type: 'success',
          content: 'Server mail-01 was moved to Gdansk.',
          dismissible: true,
          action: <Button>View server</Button>,
        },
      ]}
    />
  ),
  children: (
    <Table
      variant="full-page"
      stripedRows
      selectionType="multi"
      selectedItems={[items[2]!]}
      trackBy="name"
      items={items}
      header={
        <Header
          variant="awsui-h1-sticky"
          counter="(1/48)"
          description="Machines in all places that you may see."
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <Button iconName="refresh" ariaLabel="Refresh" />
              <ButtonDropdown items={[{ id: 'stop', text: 'Stop' }]}>Actions</ButtonDropdown>
              <Button variant="primary">Launch server</Button>
            </SpaceBetween>
          }
        >
          Servers
        </Header>
      }
      filter={
        <SpaceBetween direction="horizontal" size="s">
          <div style={{ width: 320 }}>
            <TextFilter filteringText="" filteringPlaceholder="Find servers" countText="" />
          </div>
          <Select selectedOption={{ label: 'Any state' }} options={[]} />
          <Select selectedOption={{ label: 'Any place' }} options={[]} />
        </SpaceBetween>
      }
      pagination={<Pagination currentPageIndex={1} pagesCount={5} />}
      columnDefinitions={[
        {
          id: 'name',
          header: 'Name',
          cell: ({ name }) => <Link href="#">{name}</Link>,
          sortingField: 'name',
          isRowHeader: true,
        },
        {
          id: 'state',
          header: 'State',
          cell: ({ state }) => <StatusIndicator type={state}>{states[state]}</StatusIndicator>,
          sortingField: 'state',
        },
        { id: 'size', header: 'Size', cell: ({ size }) => size },
        { id: 'place', header: 'Place', cell: ({ place }) => place, sortingField: 'place' },
        {
          id: 'load',
          header: 'Load',
          width: 200,
          cell: ({ load, state }) => (
            <ProgressBar
              value={load}
              status="in-progress"
              {...(state === 'warning' ? { additionalInfo: 'since 40 min' } : {})}
            />
          ),
        },
        {
          id: 'tag',
          header: 'Group',
          cell: ({ tag }) => <Badge color={tag === 'prod' ? 'blue' : tag === 'ci' ? 'green' : 'grey'}>{tag}</Badge>,
        },
        {
          id: 'cost',
          header: 'Costs a month',
          cell: ({ size }) => (
            <Box textAlign="right">
              {size.startsWith('L')
                ? '€ 212.00'
                : size.startsWith('M')
                  ? '€ 96.00'
                  : size.startsWith('S')
                    ? '€ 24.00'
                    : '€ 6.50'}
            </Box>
          ),
        },
      ]}
    />
  ),
});
