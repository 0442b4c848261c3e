import '@fontsource/dm-sans/400.css';
import '@fontsource/dm-sans/500.css';
import '@fontsource/dm-sans/600.css';
import '@fontsource/dm-sans/700.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import {
  ActionIcon,
  Avatar,
  Box,
  Button,
  Card,
  Checkbox,
  Group,
  MantineProvider,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import {
  IconBell,
  IconCalendarHeart,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconMapPin,
  IconPlus,
  IconSearch,
  IconSettings,
  IconVideo,
} from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const KINDS = {
  team: ['#e7f5ff', '#1971c2', 'Team'],
  focus: ['#f3f0ff', '#6741d9', 'Focus time'],
  client: ['#fff4e6', '#d9480f', 'Clients'],
  home: ['#ebfbee', '#2b8a3e', 'Private'],
  travel: ['#e64980', '#ffffff', 'Travel'],
} as const;
type Entry = [string, keyof typeof KINDS, string?];
const EVENTS: Record<string, Entry[]> = {
  '2026-11-02': [
    ['Planning', 'team', '9:30'],
    ['Draft the brief', 'focus', '13:00'],
  ],
  '2026-11-04': [['Oakwell review', 'client', '11:00']],
  '2026-11-05': [['Dentist', 'home', '8:15']],
  '2026-11-09': [
    ['Planning', 'team', '9:30'],
    ['Interviews', 'team', '14:00'],
    ['Gym', 'home', '18:00'],
  ],
  '2026-11-11': [['Prototype', 'focus', '10:00']],
  '2026-11-12': [
    ['Brightside call', 'client', '15:30'],
    ['Dinner, Ana', 'home', '19:30'],
  ],
  '2026-11-16': [
    ['Planning', 'team', '9:30'],
    ['Budget', 'team', '11:00'],
    ['Write tests', 'focus', '14:00'],
  ],
  '2026-11-17': [['Lisbon', 'travel']],
  '2026-11-18': [
    ['Lisbon', 'travel'],
    ['Fair opens', 'client', '9:00'],
  ],
  '2026-11-19': [['Lisbon', 'travel']],
  '2026-11-23': [['Planning', 'team', '9:30']],
  '2026-11-24': [
    ['Oakwell demo', 'client', '10:30'],
    ['Retro', 'team', '16:00'],
  ],
  '2026-11-26': [['Reading day', 'focus']],
  '2026-11-27': [
    ['Release 4.2', 'team', '12:00'],
    ['Cinema', 'home', '20:00'],
  ],
  '2026-11-30': [['Planning', 'team', '9:30']],
  '2026-10-29': [['Hand-over', 'client', '15:00']],
  '2026-12-03': [['All hands', 'team', '10:00']],
};
/** The grid starts on the Monday before the first of November 2026. */
const DAYS = Array.from({ length: 42 }, (_, index) => new Date(Date.UTC(2026, 9, 26 + index)));
const TODAY = '2026-11-16';

function Calendar() {
  return (
    <MantineProvider
      theme={{ fontFamily: 'DM Sans', headings: { fontFamily: 'DM Sans' }, primaryColor: 'pink', defaultRadius: 'lg' }}
    >
      <Box style={{ display: 'flex', height: '100vh', background: '#fbfaf8' }}>
        <Stack
          component="aside"
          w={300}
          p="lg"
          gap="lg"
          style={{ borderRight: '1px solid #ece8e1', background: '#fff' }}
        >
          <Group gap="xs" w="fit-content" data-truth="logo">
            <IconCalendarHeart size={28} color="#e64980" />
            <Text fw={700} fz={20}>
              Daybook
            </Text>
          </Group>
          <Button leftSection={<IconPlus size={18} />} size="md" fullWidth>
            New event
          </Button>
          <DatePicker
            defaultDate="2026-11-01"
            value={TODAY}
            size="sm"
            style={{ alignSelf: 'center' }}
            data-truth="group"
          />
          <div>
            <Text fz="xs" fw={700} c="dimmed" tt="uppercase" mb="sm">
              My calendars
            </Text>
            <Stack gap="sm">
              {Object.entries(KINDS).map(([key, [back, ink, label]], index) => (
                <Checkbox
                  key={key}
                  defaultChecked={index !== 3}
                  label={label}
                  color={key === 'travel' ? back : ink}
                  radius="sm"
                />
              ))}
            </Stack>
          </div>
          <Card withBorder mt="auto" padding="md" bg="#fff0f6" style={{ borderColor: '#fcc2d7' }}>
            <Text fz="xs" c="pink.8" fw={600}>
              Up next in 25 minutes
            </Text>
            <Text fw={700} mt={4}>
              Budget for spring
            </Text>
            <Group gap={6} mt={6} c="dimmed">
              <IconClock size={14} />
              <Text fz="xs">11:00 – 12:00</Text>
            </Group>
            <Group gap={6} mt={2} c="dimmed">
              <IconMapPin size={14} />
              <Text fz="xs">Room Heron, 3rd floor</Text>
            </Group>
            <Group justify="space-between" mt="sm">
              <Avatar.Group spacing="sm">
                {[12, 19, 27].map((seed) => (
                  <Avatar key={seed} size={28} src={drawPicture('face', seed, 64, 64)} />
                ))}
                <Avatar size={28}>+4</Avatar>
              </Avatar.Group>
              <Button size="compact-sm" leftSection={<IconVideo size={14} />}>
                Join
              </Button>
            </Group>
          </Card>
        </Stack>
        <Stack style={{ flex: 1, minWidth: 0 }} gap={0}>
          <Group component="header" px="xl" h={76} justify="space-between">
            <Group gap="sm">
              <Title order={1} fz={26}>
                November 2026
              </Title>
              <ActionIcon variant="default" size={34} aria-label="Earlier">
                <IconChevronLeft size={18} />
              </ActionIcon>
              <ActionIcon variant="default" size={34} aria-label="Later">
                <IconChevronRight size={18} />
              </ActionIcon>
              <Button variant="default" size="xs">
                Today
              </Button>
            </Group>
            <Group gap="sm">
              <TextInput w={210} placeholder="Find an event" leftSection={<IconSearch size={16} />} />
              <SegmentedControl transitionDuration={0} data={['Day', 'Week', 'Month', 'Year']} defaultValue="Month" />
              <ActionIcon variant="subtle" color="gray" size={36} aria-label="Notifications">
                <IconBell size={20} />
              </ActionIcon>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label="Settings">
                <IconSettings size={20} />
              </ActionIcon>
              <Tooltip label="Nora Hale">
                <Avatar src={drawPicture('face', 33, 80, 80)} />
              </Tooltip>
            </Group>
          </Group>
          <Box
            component="main"
            px="xl"
            pb="lg"
            style={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
          >
            <Box
              style={{
                flex: 1,
                display: 'grid',
                gridTemplateColumns: 'repeat(7, 1fr)',
                gridTemplateRows: '36px repeat(6, 1fr)',
                border: '1px solid #e8e3da',
                borderRadius: 16,
                overflow: 'hidden',
                background: '#fff',
              }}
            >
              {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => (
                <Text key={day} data-truth="group" fz="xs" fw={600} c="dimmed" ta="center" lh="36px" bg="#faf7f2">
                  {day}
                </Text>
              ))}
              {DAYS.map((date, index) => {
                const key = date.toISOString().slice(0, 10);
                const isOther = date.getUTCMonth() !== 10;
                return (
                  <Box
                    key={key}
                    data-truth="group"
                    p={6}
                    style={{
                      borderTop: '1px solid #eee9e1',
                      borderLeft: index % 7 ? '1px solid #eee9e1' : undefined,
                      background: index % 7 > 4 ? '#fdfbf8' : undefined,
                      overflow: 'hidden',
                    }}
                  >
                    <Text
                      fz="xs"
                      fw={600}
                      w={24}
                      h={24}
                      lh="24px"
                      ta="center"
                      mb={3}
                      c={key === TODAY ? '#fff' : isOther ? 'gray.4' : undefined}
                      bg={key === TODAY ? 'pink.6' : undefined}
                      style={{ borderRadius: 12 }}
                    >
                      {date.getUTCDate()}
                    </Text>
                    <Stack gap={3}>
                      {(EVENTS[key] ?? []).map(([title, kind, time]) => (
                        <Group
                          key={title}
                          gap={5}
                          px={6}
                          h={22}
                          wrap="nowrap"
                          style={{
                            borderRadius: 6,
                            background: KINDS[kind][0],
                            color: KINDS[kind][1],
                            borderLeft: kind === 'travel' ? undefined : `3px solid ${KINDS[kind][1]}`,
                          }}
                        >
                          <Text fz={12} fw={600} truncate style={{ flex: 1 }}>
                            {title}
                          </Text>
                          {time && <Text fz={11}>{time}</Text>}
                        </Group>
                      ))}
                    </Stack>
                  </Box>
                );
              })}
            </Box>
          </Box>
        </Stack>
      </Box>
    </MantineProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Calendar />);
