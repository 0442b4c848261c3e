import Alert from '@cloudscape-design/components/alert';
import BarChart from '@cloudscape-design/components/bar-chart';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import ContentLayout from '@cloudscape-design/components/content-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Grid from '@cloudscape-design/components/grid';
import Header from '@cloudscape-design/components/header';
import LineChart from '@cloudscape-design/components/line-chart';
import PieChart from '@cloudscape-design/components/pie-chart';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { show } from './frame.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const stacked = [
  ['Servers', '#688ae8', [210, 220, 216, 240, 262, 258]],
  ['Disks', '#c33d69', [80, 84, 90, 92, 98, 104]],
  ['Traffic', '#2ea597', [40, 44, 38, 52, 60, 66]],
] as const;
const shares = [
  ['Oslo', 44],
  ['Porto', 31],
  ['Gdansk', 18],
  ['Other', 7],
] as const;
const days = Array.from({ length: 10 }, (_, day) => day + 1);
const spent = [8, 20, 45, 49, 54, 88, 93, 121, 126, 139];
const plan = days.map((day) => day * 13);
const facts = (value: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(value) });
const Fact = ({
  label,
  value,
  note,
  tone,
}: {
  label: string;
  value: string;
  note: string;
  tone: 'text-status-success' | 'text-status-error' | 'text-body-secondary';
}) => (
  <div>
    <Box variant="awsui-key-label">{label}</Box>
    <Box fontSize="display-l" fontWeight="bold">
      {value}
    </Box>
    <Box color={tone}>{note}</Box>
  </div>
);

show({
  active: '#c',
  crumbs: ['Cumulus', 'Billing', 'Costs'],
  children: (
    <ContentLayout
      header={
        <Header
          variant="h1"
          description="All prices are without tax."
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <Button iconName="download">Invoice</Button>
              <Button variant="primary">Set a budget</Button>
            </SpaceBetween>
          }
        >
          Costs
        </Header>
      }
    >
      <SpaceBetween size="l">
        <Alert type="warning" header="You will pass your budget on 27 June" action={<Button>See why</Button>}>
          Disks in Oslo grow faster than planned.
        </Alert>
        <Container header={<Header variant="h2">June so far</Header>}>
          <ColumnLayout columns={4} variant="text-grid">
            <Fact label="Spent" value="€ 428" note="+6 % on May" tone="text-status-error" />
            <Fact label="Forecast" value="€ 1,212" note="Budget € 1,150" tone="text-body-secondary" />
            <Fact label="Saved" value="€ 86" note="By stopping at night" tone="text-status-success" />
            <div>
              <Box variant="awsui-key-label">Budget used</Box>
              <ProgressBar value={37} description="€ 428 of € 1,150" />
            </div>
          </ColumnLayout>
        </Container>
        <Grid gridDefinition={[{ colspan: 7 }, { colspan: 5 }]}>
          <Container
            header={
              <Header
                variant="h2"
                actions={
                  <SegmentedControl
                    selectedId="half"
                    options={[
                      { id: 'half', text: 'Half year' },
                      { id: 'year', text: 'Year' },
                    ]}
                  />
                }
              >
                By service
              </Header>
            }
          >
            <div
              {...facts({
                kind: 'stacked-bar',
                series: stacked.map(([name, color, values]) => ({ name, color, values })),
                labels: months,
                axis: [0, 500],
              })}
            >
              <BarChart
                stackedBars
                height={230}
                hideFilter
                xDomain={months}
                yDomain={[0, 500]}
                xScaleType="categorical"
                series={stacked.map(([title, color, values]) => ({
                  title,
                  type: 'bar' as const,
                  color,
                  data: months.map((x, index) => ({ x, y: values[index]! })),
                }))}
                yTitle="Euro"
                ariaLabel="By service"
              />
            </div>
          </Container>
          <Container header={<Header variant="h2">By place</Header>}>
            <div
              {...facts({
                kind: 'ring',
                series: [{ name: 'Share', values: shares.map(([, value]) => value) }],
                labels: shares.map(([name]) => name),
              })}
            >
              <PieChart
                variant="donut"
                size="medium"
                hideFilter
                hideLegend
                innerMetricValue="€ 428"
                innerMetricDescription="June"
                data={shares.map(([title, value]) => ({ title, value }))}
                segmentDescription={({ value }) => `${value} %`}
                ariaLabel="By place"
              />
            </div>
          </Container>
        </Grid>
        <Container header={<Header variant="h2">Day by day</Header>}>
          <div
            {...facts({
              kind: 'line',
              series: [
                { name: 'Spent', color: '#688ae8', values: spent },
                { name: 'Plan', color: '#c33d69', values: plan },
              ],
              labels: days.map(String),
              axis: [0, 150],
            })}
          >
            <LineChart
              height={180}
              hideFilter
              xDomain={[1, 10]}
              yDomain={[0, 150]}
              xScaleType="linear"
              series={[
                {
                  title: 'Spent',
                  type: 'line',
                  color: '#688ae8',
                  data: days.map((x, index) => ({ x, y: spent[index]! })),
                },
                {
                  title: 'Plan',
                  type: 'line',
                  color: '#c33d69',
                  data: days.map((x, index) => ({ x, y: plan[index]! })),
                },
              ]}
              xTitle="June"
              ariaLabel="Day by day"
            />
          </div>
        </Container>
        <ExpandableSection
          variant="container"
          headerText="Discounts and credits"
          headerDescription="Two vouchers end this year"
        />
      </SpaceBetween>
    </ContentLayout>
  ),
});
