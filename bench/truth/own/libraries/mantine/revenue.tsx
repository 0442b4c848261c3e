import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import '@mantine/core/styles.css';
import '@mantine/charts/styles.css';
import { AreaChart, BarChart, DonutChart, LineChart, Sparkline } from '@mantine/charts';
import {
  ActionIcon,
  AppShell,
  Avatar,
  Badge,
  Button,
  Card,
  Divider,
  Group,
  Indicator,
  Kbd,
  MantineProvider,
  NavLink,
  Progress,
  RingProgress,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Table,
  Text,
  TextInput,
  ThemeIcon,
  Title,
} from '@mantine/core';
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconBell,
  IconChartPie,
  IconCreditCard,
  IconDownload,
  IconFileInvoice,
  IconGauge,
  IconHexagons,
  IconReceiptTax,
  IconRefresh,
  IconSearch,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });

const WEEKS = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];
const NEW = [18, 22, 21, 27, 31, 29, 36, 40, 38, 45];
const RENEWED = [42, 44, 47, 46, 52, 55, 54, 60, 63, 66];
const STACK = WEEKS.map((week, index) => ({ week, New: NEW[index], Renewed: RENEWED[index] }));
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const VISITS = [820, 932, 901, 1034, 1190, 1330, 1220];
const TRIALS = [120, 182, 191, 234, 290, 330, 310];
const LEFT = [12, 9, 14, 7, 11, 6];
const LEFT_MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const PLANS = [
  { name: 'Solo', value: 312, color: '#4dabf7' },
  { name: 'Studio', value: 204, color: '#9775fa' },
  { name: 'Agency', value: 118, color: '#38d9a9' },
  { name: 'Custom', value: 46, color: '#ffd43b' },
];
const TILES = [
  ['Monthly revenue', '€ 84,230', 12.4, [22, 35, 29, 48, 43, 58, 66, 84], '#38d9a9'],
  ['Active subscriptions', '680', 5.1, [30, 42, 36, 55, 49, 61, 58, 68], '#4dabf7'],
  ['Trials started', '1,657', -3.2, [74, 62, 70, 51, 58, 40, 44, 31], '#ff8787'],
  ['Average per customer', '€ 123.87', 1.8, [40, 26, 38, 31, 52, 37, 46, 57], '#9775fa'],
] as const;
const INVOICES = [
  ['Bright & Co', 'Agency', '€ 490.00', 'Paid', 'teal'],
  ['Studio Nordlys', 'Studio', '€ 149.00', 'Paid', 'teal'],
  ['Kestrel Film', 'Custom', '€ 1,290.00', 'Due in 4 days', 'yellow'],
  ['Paper Lantern', 'Solo', '€ 39.00', 'Overdue', 'red'],
] as const;
const NAV: [string, typeof IconGauge, ReactNode?][] = [
  ['Overview', IconGauge],
  [
    'Subscriptions',
    IconRefresh,
    <Badge key="b" size="sm" variant="light">
      680
    </Badge>,
  ],
  [
    'Invoices',
    IconFileInvoice,
    <Badge key="b" size="sm" color="red" circle>
      2
    </Badge>,
  ],
  ['Customers', IconUsers],
  ['Payments', IconCreditCard],
  ['Taxes', IconReceiptTax],
  ['Reports', IconChartPie],
];

const Panel = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <Card withBorder padding="md" radius="md">
    <Group justify="space-between" mb="sm">
      <Title order={2} fz={15} fw={600}>
        {title}
      </Title>
      {aside}
    </Group>
    {children}
  </Card>
);

function Revenue() {
  return (
    <MantineProvider
      forceColorScheme="dark"
      theme={{
        fontFamily: 'Inter',
        fontFamilyMonospace: 'Inter',
        respectReducedMotion: true,
        headings: { fontFamily: 'Inter' },
        primaryColor: 'violet',
        defaultRadius: 'md',
      }}
    >
      <AppShell navbar={{ width: 236, breakpoint: 0 }} header={{ height: 60 }} layout="alt" transitionDuration={0}>
        <AppShell.Header px="lg">
          <Group h="100%" justify="space-between">
            <TextInput
              w={340}
              placeholder="Search customers or invoices"
              leftSection={<IconSearch size={16} />}
              rightSection={<Kbd size="xs">/</Kbd>}
            />
            <Group gap="sm">
              <Select w={150} defaultValue="Last 10 weeks" data={['Last 10 weeks', 'This year']} />
              <Button leftSection={<IconDownload size={16} />}>Download</Button>
              <Indicator color="red" size={8} offset={5}>
                <ActionIcon variant="default" size={36} aria-label="Notifications">
                  <IconBell size={18} />
                </ActionIcon>
              </Indicator>
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="md" component="aside">
          <Group gap="xs" mb="lg" w="fit-content" data-truth="logo">
            <ThemeIcon size={32} variant="gradient" gradient={{ from: 'violet', to: 'cyan', deg: 135 }}>
              <IconHexagons size={20} />
            </ThemeIcon>
            <Text fw={700} fz="lg">
              Ledgerly
            </Text>
          </Group>
          <nav>
            {NAV.map(([label, Icon, badge], index) => (
              <NavLink
                key={label}
                href="#"
                label={label}
                leftSection={<Icon size={18} stroke={1.6} />}
                rightSection={badge}
                active={index === 0}
                style={{ borderRadius: 8 }}
              />
            ))}
          </nav>
          <Divider my="md" label="Workspace" labelPosition="left" />
          <NavLink
            href="#"
            label="Settings"
            leftSection={<IconSettings size={18} stroke={1.6} />}
            style={{ borderRadius: 8 }}
          />
          <Card mt="auto" withBorder radius="md" padding="sm">
            <Group gap="sm" wrap="nowrap">
              <RingProgress
                data-truth="progress"
                size={56}
                thickness={6}
                roundCaps
                sections={[{ value: 72, color: 'teal' }]}
                label={
                  <Text ta="center" fz={11} fw={700}>
                    72 %
                  </Text>
                }
              />
              <div>
                <Text fz="sm" fw={600}>
                  Set-up
                </Text>
                <Text fz="xs" c="dimmed">
                  3 steps are left
                </Text>
              </div>
            </Group>
          </Card>
          <Group mt="md" gap="sm" wrap="nowrap">
            <Avatar src={drawPicture('face', 5, 80, 80)} radius="xl" />
            <div>
              <Text fz="sm" fw={600}>
                Tom Aldridge
              </Text>
              <Text fz="xs" c="dimmed">
                tom@ledgerly.example
              </Text>
            </div>
          </Group>
        </AppShell.Navbar>
        <AppShell.Main>
          <Stack p="lg" gap="md">
            <Group justify="space-between">
              <Title order={1} fz={24}>
                Revenue
              </Title>
              <SegmentedControl transitionDuration={0} data={['Day', 'Week', 'Month']} defaultValue="Week" />
            </Group>
            <SimpleGrid cols={4} spacing="md">
              {TILES.map(([title, value, delta, data, color]) => (
                <Card key={title} withBorder padding="md" radius="md">
                  <Group justify="space-between">
                    <Text fz="xs" c="dimmed" fw={500}>
                      {title}
                    </Text>
                    <Group gap={2} c={delta > 0 ? 'teal' : 'red'}>
                      {delta > 0 ? <IconArrowUpRight size={14} /> : <IconArrowDownRight size={14} />}
                      <Text fz="xs" fw={600}>
                        {Math.abs(delta)} %
                      </Text>
                    </Group>
                  </Group>
                  <Text fz={24} fw={700} mt={4}>
                    {value}
                  </Text>
                  <div {...chart({ kind: 'sparkline', smooth: true, series: [{ name: title, color, values: data }] })}>
                    <Sparkline
                      h={36}
                      mt={6}
                      data={[...data]}
                      color={color}
                      curveType="monotone"
                      fillOpacity={0.3}
                      strokeWidth={2}
                      areaProps={{ isAnimationActive: false }}
                    />
                  </div>
                </Card>
              ))}
            </SimpleGrid>
            <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 16 }}>
              <Panel
                title="Visits and trials"
                aside={
                  <Group gap="md">
                    <Group gap={6}>
                      <span style={{ width: 10, height: 10, borderRadius: 5, background: '#9775fa' }} />
                      <Text fz="xs">Visits</Text>
                    </Group>
                    <Group gap={6}>
                      <span style={{ width: 10, height: 10, borderRadius: 5, background: '#38d9a9' }} />
                      <Text fz="xs">Trials</Text>
                    </Group>
                  </Group>
                }
              >
                <div
                  {...chart({
                    kind: 'area',
                    smooth: true,
                    labels: DAYS,
                    axis: [0, 1500],
                    series: [
                      { name: 'Visits', color: '#9775fa', values: VISITS },
                      { name: 'Trials', color: '#38d9a9', values: TRIALS },
                    ],
                  })}
                >
                  <AreaChart
                    h={222}
                    data={DAYS.map((day, index) => ({ day, Visits: VISITS[index], Trials: TRIALS[index] }))}
                    dataKey="day"
                    series={[
                      { name: 'Visits', color: '#9775fa' },
                      { name: 'Trials', color: '#38d9a9' },
                    ]}
                    curveType="monotone"
                    withDots={false}
                    yAxisProps={{ domain: [0, 1500], ticks: [0, 500, 1000, 1500] }}
                    areaProps={{ isAnimationActive: false }}
                  />
                </div>
              </Panel>
              <Panel title="Customers by plan">
                <Group gap="lg" wrap="nowrap" h={222}>
                  <div
                    {...chart({
                      kind: 'ring',
                      labels: PLANS.map((plan) => plan.name),
                      series: [{ values: PLANS.map((plan) => plan.value) }],
                    })}
                  >
                    <DonutChart
                      size={150}
                      thickness={24}
                      paddingAngle={2}
                      data={PLANS}
                      chartLabel="680"
                      withTooltip={false}
                      pieProps={{ isAnimationActive: false }}
                    />
                  </div>
                  <Stack gap={10} style={{ flex: 1 }}>
                    {PLANS.map((plan) => (
                      <Group key={plan.name} gap={8} wrap="nowrap">
                        <span style={{ width: 10, height: 10, borderRadius: 3, background: plan.color }} />
                        <Text fz="sm" style={{ flex: 1 }}>
                          {plan.name}
                        </Text>
                        <Text fz="sm" fw={600}>
                          {plan.value}
                        </Text>
                      </Group>
                    ))}
                  </Stack>
                </Group>
              </Panel>
            </div>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1.15fr', gap: 16 }}>
              <Panel
                title="New and renewed"
                aside={
                  <Text fz="xs" c="dimmed">
                    € thousand
                  </Text>
                }
              >
                <div
                  {...chart({
                    kind: 'stacked-bar',
                    labels: WEEKS,
                    axis: [0, 120],
                    series: [
                      { name: 'New', color: '#4dabf7', values: NEW },
                      { name: 'Renewed', color: '#7048e8', values: RENEWED },
                    ],
                  })}
                >
                  <BarChart
                    h={204}
                    type="stacked"
                    data={STACK}
                    dataKey="week"
                    series={[
                      { name: 'New', color: '#4dabf7' },
                      { name: 'Renewed', color: '#7048e8' },
                    ]}
                    yAxisProps={{ domain: [0, 120], ticks: [0, 40, 80, 120], width: 34 }}
                    barProps={{ isAnimationActive: false }}
                  />
                </div>
              </Panel>
              <Panel
                title="Customers who left"
                aside={
                  <Badge variant="light" color="teal">
                    Best month
                  </Badge>
                }
              >
                <div
                  {...chart({
                    kind: 'line',
                    smooth: false,
                    labels: LEFT_MONTHS,
                    axis: [0, 16],
                    series: [{ name: 'Left', color: '#ff8787', values: LEFT }],
                  })}
                >
                  <LineChart
                    h={204}
                    data={LEFT_MONTHS.map((month, index) => ({ month, Left: LEFT[index] }))}
                    dataKey="month"
                    series={[{ name: 'Left', color: '#ff8787' }]}
                    curveType="linear"
                    yAxisProps={{ domain: [0, 16], ticks: [0, 4, 8, 12, 16], width: 28 }}
                    lineProps={{ isAnimationActive: false }}
                  />
                </div>
              </Panel>
              <Panel
                title="Latest invoices"
                aside={
                  <Button variant="subtle" size="compact-xs">
                    View all
                  </Button>
                }
              >
                <Table verticalSpacing={6} fz="xs">
                  <Table.Tbody>
                    {INVOICES.map(([name, plan, sum, state, color]) => (
                      <Table.Tr key={name}>
                        <Table.Td>
                          <Group gap="xs" wrap="nowrap">
                            <Avatar size={26} radius="sm" name={name} color="initials" />
                            <div>
                              <Text fz="xs" fw={600}>
                                {name}
                              </Text>
                              <Text fz={11} c="dimmed">
                                {plan}
                              </Text>
                            </div>
                          </Group>
                        </Table.Td>
                        <Table.Td ta="right">{sum}</Table.Td>
                        <Table.Td ta="right">
                          <Badge size="sm" variant="light" color={color}>
                            {state}
                          </Badge>
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
                <Progress.Root size={8} mt={8}>
                  <Progress.Section value={64} color="teal" />
                  <Progress.Section value={24} color="yellow" />
                  <Progress.Section value={12} color="red" />
                </Progress.Root>
              </Panel>
            </div>
          </Stack>
        </AppShell.Main>
      </AppShell>
    </MantineProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Revenue />);
