import '@fontsource/nunito-sans/400.css';
import '@fontsource/nunito-sans/600.css';
import '@fontsource/nunito-sans/700.css';
import '@fontsource/nunito-sans/800.css';
import {
  Avatar,
  Box,
  Button,
  Card,
  Chart,
  Grid,
  Grommet,
  Header,
  Heading,
  List,
  Main,
  Meter,
  Nav,
  Notification,
  Select,
  Stack,
  Tab,
  Tabs,
  Text,
} from 'grommet';
import {
  Achievement as AchievementShape,
  Bike as BikeShape,
  Calendar as CalendarShape,
  Favorite as FavoriteShape,
  Home as HomeShape,
  Notification as NotificationShape,
  Run as RunShape,
  Schedule as ScheduleShape,
  Swim as SwimShape,
  User as UserShape,
  Yoga as YogaShape,
} from 'grommet-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const {
  Achievement,
  Notification: Bell,
  Bike,
  Calendar,
  Favorite,
  Home,
  Run,
  Schedule,
  Swim,
  User,
  Yoga,
} = nameIcons({
  Achievement: AchievementShape,
  Notification: NotificationShape,
  Bike: BikeShape,
  Calendar: CalendarShape,
  Favorite: FavoriteShape,
  Home: HomeShape,
  Run: RunShape,
  Schedule: ScheduleShape,
  Swim: SwimShape,
  User: UserShape,
  Yoga: YogaShape,
});

const theme = {
  global: {
    font: { family: 'Nunito Sans', size: '16px', height: '22px' },
    colors: { brand: '#6c3bd1', focus: 'transparent' },
  },
  button: { border: { radius: '12px' } },
};
const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const STEPS = [6200, 8900, 7400, 11200, 9600, 12800, 5100];
const PULSE = [62, 64, 71, 96, 128, 117, 88, 74, 66];
const SLEEP = [6.5, 7.2, 6.8, 7.9, 7.4, 8.3, 7.1];
const SHARES = [
  { value: 46, color: '#ff8a5b', label: 'Running' },
  { value: 32, color: '#3bb8d1', label: 'Cycling' },
  { value: 22, color: '#b5d13b', label: 'Yoga' },
];
const PLAN = [
  { name: 'Intervals, 6 × 400 m', when: 'Today, 18:00', icon: Run, color: '#ff8a5b' },
  { name: 'Easy ride', when: 'Wednesday, 7:30', icon: Bike, color: '#3bb8d1' },
  { name: 'Technique in the pool', when: 'Friday, 12:00', icon: Swim, color: '#6c3bd1' },
];

function Fitness() {
  return (
    <Grommet theme={theme} background="#f6f3fb" full>
      <Box height="100%">
        <Header pad={{ horizontal: '28px', vertical: 'small' }} background="white" height="72px" flex={false}>
          <Box direction="row" gap="small" align="center" data-truth="logo">
            <Achievement color="brand" />
            <Text weight={800} size="20px">
              Stride
            </Text>
          </Box>
          <Box direction="row" gap="medium" align="center">
            <Select
              data-truth="select"
              options={['This week', 'This month']}
              value="This week"
              size="small"
              plain={false}
            />
            <Bell />
            <Avatar src={drawPicture('face', 49, 88, 88)} size="44px" />
          </Box>
        </Header>
        <Main flex style={{ minHeight: 0 }} pad={{ horizontal: '28px', vertical: '20px' }} gap="16px" overflow="hidden">
          <Box direction="row" justify="between" align="end" flex={false}>
            <Box>
              <Heading level={1} size="28px" margin="none">
                Hello Jonas
              </Heading>
              <Text color="dark-4">Two workouts left until your weekly goal</Text>
            </Box>
            <Button primary label="Log a workout" icon={<Run size="18px" />} />
          </Box>
          <Notification data-truth="alert" status="info" message="Your watch was synced 4 minutes ago." />
          <Grid columns={['1.25fr', '1fr']} gap="16px">
            <Card pad="20px" background="#6c3bd1" round="20px" elevation="none">
              <Box direction="row" justify="between">
                <Text weight={700} color="white">
                  Steps
                </Text>
                <Text color="#dccffb">61,200 this week</Text>
              </Box>
              <Box
                margin={{ top: 'small' }}
                {...chart({
                  kind: 'bar',
                  labels: DAYS,
                  axis: [0, 14000],
                  series: [{ name: 'Steps', color: '#ffffff', values: STEPS }],
                })}
              >
                <Chart
                  type="bar"
                  bounds={[
                    [0, 6],
                    [0, 14000],
                  ]}
                  values={STEPS.map((value, index) => ({ value: [index, value] }))}
                  color="white"
                  thickness="small"
                  round
                  size={{ width: 'fill', height: '150px' }}
                  pad={{ horizontal: 'small' }}
                />
                <Box direction="row" justify="between" margin={{ top: 'xsmall' }} pad={{ horizontal: '4px' }}>
                  {DAYS.map((day, index) => (
                    <Text key={index} size="small" color="#dccffb">
                      {day}
                    </Text>
                  ))}
                </Box>
              </Box>
            </Card>
            <Card pad="20px" background="white" round="20px" elevation="none" align="center">
              <Text weight={700} alignSelf="start">
                Time in sport
              </Text>
              <Box direction="row" gap="medium" align="center" margin={{ top: 'small' }}>
                <Stack anchor="center">
                  <Box
                    {...chart({
                      kind: 'ring',
                      labels: SHARES.map((share) => share.label),
                      series: [{ values: SHARES.map((share) => share.value) }],
                    })}
                  >
                    <Meter
                      type="circle"
                      size="140px"
                      thickness="22px"
                      values={SHARES.map(({ value, color }) => ({ value, color }))}
                    />
                  </Box>
                  <Box align="center">
                    <Text size="22px" weight={800}>
                      6 h 20
                    </Text>
                  </Box>
                </Stack>
                <Box gap="small">
                  {SHARES.map((share) => (
                    <Box key={share.label} direction="row" gap="xsmall" align="center">
                      <Box width="10px" height="10px" round="full" background={share.color} />
                      <Text size="small">{share.label}</Text>
                    </Box>
                  ))}
                </Box>
              </Box>
            </Card>
          </Grid>
          <Grid columns={['1fr', '1fr', '1fr']} gap="16px">
            <Card pad="18px" background="#fff0ea" round="20px" elevation="none">
              <Box direction="row" justify="between">
                <Text weight={700}>Pulse</Text>
                <Favorite color="#e8552b" size="18px" />
              </Box>
              <Text size="24px" weight={800} margin={{ vertical: '6px' }}>
                66 <Text size="small">at rest</Text>
              </Text>
              <Box
                {...chart({
                  kind: 'sparkline',
                  smooth: false,
                  series: [{ name: 'Pulse', color: '#e8552b', values: PULSE }],
                })}
              >
                <Chart
                  type="line"
                  bounds={[
                    [0, 8],
                    [55, 135],
                  ]}
                  values={PULSE.map((value, index) => ({ value: [index, value] }))}
                  color="#e8552b"
                  thickness="3px"
                  round
                  size={{ width: 'fill', height: '60px' }}
                />
              </Box>
            </Card>
            <Card pad="18px" background="#e6f5f8" round="20px" elevation="none">
              <Text weight={700}>Sleep</Text>
              <Text size="24px" weight={800} margin={{ vertical: '6px' }}>
                7 h 18 <Text size="small">average</Text>
              </Text>
              <Box {...chart({ kind: 'area', series: [{ name: 'Sleep', color: '#1f8fa8', values: SLEEP }] })}>
                <Chart
                  type="area"
                  bounds={[
                    [0, 6],
                    [5, 9],
                  ]}
                  values={SLEEP.map((value, index) => ({ value: [index, value] }))}
                  color={{ color: '#1f8fa8', opacity: 'medium' } as never}
                  size={{ width: 'fill', height: '60px' }}
                />
              </Box>
            </Card>
            <Card pad="18px" background="#20173a" round="20px" elevation="none" align="center">
              <Text weight={700} color="white" alignSelf="start">
                Weekly goal
              </Text>
              <Stack anchor="bottom">
                <Box
                  margin={{ top: 'small' }}
                  {...chart({
                    kind: 'gauge',
                    axis: [0, 100],
                    series: [{ name: 'Goal', color: '#b5d13b', values: [72] }],
                  })}
                >
                  <Meter
                    type="semicircle"
                    size="150px"
                    thickness="18px"
                    background="#453a66"
                    values={[{ value: 72, color: '#b5d13b' }]}
                  />
                </Box>
                <Text size="26px" weight={800} color="white">
                  72 %
                </Text>
              </Stack>
            </Card>
          </Grid>
          <Grid columns={['1.25fr', '1fr']} gap="16px">
            <Card pad="20px" background="white" round="20px" elevation="none">
              <Tabs justify="start" activeIndex={0}>
                <Tab title="Planned" icon={<Calendar size="18px" />} />
                <Tab title="Done" icon={<Schedule size="18px" />} />
              </Tabs>
              <List data={PLAN} border={{ side: 'bottom', color: '#efeaf8' }} pad={{ vertical: '10px' }}>
                {({ name, when, icon: Icon, color }: (typeof PLAN)[number]) => (
                  <Box direction="row" gap="small" align="center">
                    <Box round="12px" background={`${color}22`} pad="10px">
                      <Icon size="20px" color={color} />
                    </Box>
                    <Box flex>
                      <Text weight={600}>{name}</Text>
                      <Text size="small" color="dark-4">
                        {when}
                      </Text>
                    </Box>
                    <Button size="small" label="Start" />
                  </Box>
                )}
              </List>
            </Card>
            <Card pad="20px" background="white" round="20px" elevation="none">
              <Text weight={700} margin={{ bottom: 'small' }}>
                Best of the week
              </Text>
              {[
                ['5 km', '24:18'],
                ['Distance', '38.4 km'],
                ['Climb', '412 m'],
                ['Energy', '3,920 kcal'],
              ].map(([name, value]) => (
                <Box
                  key={name}
                  direction="row"
                  justify="between"
                  pad={{ vertical: '10px' }}
                  border={{ side: 'bottom', color: '#efeaf8' }}
                >
                  <Text color="dark-4">{name}</Text>
                  <Text weight={700}>{value}</Text>
                </Box>
              ))}
            </Card>
          </Grid>
        </Main>
        <Nav
          direction="row"
          justify="around"
          background="white"
          pad="small"
          border={{ side: 'top', color: '#e6e0f3' }}
          flex={false}
        >
          {(
            [
              [Home, 'Home'],
              [Run, 'Sport'],
              [Yoga, 'Recover'],
              [User, 'Me'],
            ] as const
          ).map(([Icon, label], index) => (
            <Box key={label} align="center" gap="2px">
              <Icon size="22px" color={index ? 'dark-4' : 'brand'} />
              <Text size="12px" color={index ? 'dark-4' : 'brand'} weight={600}>
                {label}
              </Text>
            </Box>
          ))}
        </Nav>
      </Box>
    </Grommet>
  );
}

createRoot(document.getElementById('root')!).render(<Fitness />);
