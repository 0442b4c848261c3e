import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import '@radix-ui/themes/styles.css';
import {
  ArchiveIcon,
  BellIcon,
  CalendarIcon,
  ChatBubbleIcon,
  CheckIcon,
  DotsHorizontalIcon,
  DownloadIcon,
  FaceIcon,
  FileTextIcon,
  GearIcon,
  HomeIcon,
  ImageIcon,
  MagnifyingGlassIcon,
  PaperPlaneIcon,
  Pencil2Icon,
  PersonIcon,
  PlusIcon,
  VideoIcon,
} from '@radix-ui/react-icons';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Heading,
  IconButton,
  Inset,
  Progress,
  Separator,
  Switch,
  Tabs,
  Text,
  TextArea,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  Archive: ArchiveIcon,
  Bell: BellIcon,
  Calendar: CalendarIcon,
  ChatBubble: ChatBubbleIcon,
  Check: CheckIcon,
  DotsHorizontal: DotsHorizontalIcon,
  Download: DownloadIcon,
  Face: FaceIcon,
  FileText: FileTextIcon,
  Gear: GearIcon,
  Home: HomeIcon,
  Image: ImageIcon,
  MagnifyingGlass: MagnifyingGlassIcon,
  PaperPlane: PaperPlaneIcon,
  Person: PersonIcon,
  Pencil2: Pencil2Icon,
  Plus: PlusIcon,
  Video: VideoIcon,
});
const face = (seed: number) => drawPicture('face', seed, 80, 80);
const CHATS = [
  ['Mina Park', 'I moved the launch to Thursday', '09:41', 2, 44, true],
  ['Design guild', 'Oskar: new tokens are merged', '09:12', 12, 53, false],
  ['Theo Brandt', 'Thanks, that fixed it!', 'Yesterday', 0, 9, true],
  ['Aiko Mori', 'You sent a file', 'Yesterday', 0, 21, false],
  ['Release room', 'Bot: build 812 is green', 'Mon', 0, 67, false],
  ['Ravi Shah', 'Lunch at the harbour?', 'Sun', 0, 34, true],
  ['Nadia Blum', 'The printer is on fire again', 'Sat', 0, 77, false],
] as const;
const TALK: [boolean, string, string][] = [
  [false, 'Morning! Did you see the numbers from the beta?', '09:28'],
  [true, 'Just now. 71 % finished the tour, twice as many as last time.', '09:30'],
  [false, 'Then I would ship on Thursday, not on Monday. Are the store pictures ready?', '09:33'],
  [true, 'Almost. Here is the latest batch, feel free to pick a cover.', '09:36'],
];

function Messages() {
  return (
    <Theme
      appearance="dark"
      accentColor="iris"
      grayColor="slate"
      radius="large"
      panelBackground="solid"
      style={{ '--default-font-family': 'Inter' } as object}
    >
      <Flex style={{ height: '100vh' }}>
        <Flex
          asChild
          direction="column"
          align="center"
          gap="4"
          py="4"
          style={{ width: 72, background: 'var(--gray-2)', borderRight: '1px solid var(--gray-5)' }}
        >
          <nav data-truth="sidebar">
            <Flex
              align="center"
              justify="center"
              mb="2"
              style={{
                width: 40,
                height: 40,
                borderRadius: 12,
                background: 'linear-gradient(135deg, #6e56cf, #05a2c2)',
                fontWeight: 700,
              }}
              data-truth="logo"
            >
              P
            </Flex>
            {[I.Home, I.ChatBubble, I.Calendar, I.Person, I.Archive].map((Icon, index) => (
              <IconButton
                key={index}
                size="3"
                variant={index === 1 ? 'soft' : 'ghost'}
                color={index === 1 ? undefined : 'gray'}
                m={index === 1 ? '0' : '1'}
                aria-label="Go"
              >
                <Icon width={20} height={20} />
              </IconButton>
            ))}
            <Box flexGrow="1" />
            <IconButton size="3" variant="ghost" color="gray" aria-label="Settings">
              <I.Gear width={20} height={20} />
            </IconButton>
            <Avatar src={face(12)} fallback="J" radius="full" size="3" />
          </nav>
        </Flex>
        <Flex asChild direction="column" p="4" gap="4" style={{ width: 340, borderRight: '1px solid var(--gray-5)' }}>
          <aside>
            <Flex justify="between" align="center">
              <Heading as="h1" size="6">
                Messages
              </Heading>
              <IconButton variant="soft" aria-label="Write">
                <I.Pencil2 />
              </IconButton>
            </Flex>
            <TextField.Root placeholder="Search people and chats" size="3">
              <TextField.Slot>
                <I.MagnifyingGlass />
              </TextField.Slot>
            </TextField.Root>
            <Tabs.Root defaultValue="all">
              <Tabs.List size="2">
                <Tabs.Trigger value="all">All</Tabs.Trigger>
                <Tabs.Trigger value="unread">
                  Unread{' '}
                  <Badge ml="2" radius="full" variant="solid">
                    14
                  </Badge>
                </Tabs.Trigger>
                <Tabs.Trigger value="groups">Groups</Tabs.Trigger>
              </Tabs.List>
            </Tabs.Root>
            <Flex direction="column" gap="1" mx="-2">
              {CHATS.map(([name, last, time, unread, seed, here], index) => (
                <Flex
                  key={name}
                  gap="3"
                  align="center"
                  p="3"
                  style={{ borderRadius: 12, background: index === 0 ? 'var(--accent-4)' : undefined }}
                >
                  <Box position="relative">
                    <Avatar src={face(seed)} fallback={name[0] ?? ''} radius="full" size="4" />
                    {here && (
                      <span
                        style={{
                          position: 'absolute',
                          right: 0,
                          bottom: 0,
                          width: 12,
                          height: 12,
                          borderRadius: '50%',
                          background: '#30a46c',
                          border: '2px solid #111113',
                        }}
                      />
                    )}
                  </Box>
                  <Box flexGrow="1" style={{ minWidth: 0 }}>
                    <Flex justify="between">
                      <Text size="3" weight="medium">
                        {name}
                      </Text>
                      <Text size="1" color="gray">
                        {time}
                      </Text>
                    </Flex>
                    <Flex justify="between" gap="2">
                      <Text size="2" color="gray" truncate>
                        {last}
                      </Text>
                      {unread > 0 && (
                        <Badge radius="full" variant="solid">
                          {unread}
                        </Badge>
                      )}
                    </Flex>
                  </Box>
                </Flex>
              ))}
            </Flex>
          </aside>
        </Flex>
        <Flex direction="column" flexGrow="1" style={{ minWidth: 0 }}>
          <Flex asChild align="center" gap="3" px="5" style={{ height: 72, borderBottom: '1px solid var(--gray-5)' }}>
            <header>
              <Avatar src={face(44)} fallback="M" radius="full" size="3" />
              <Box flexGrow="1">
                <Text as="div" weight="bold">
                  Mina Park
                </Text>
                <Text as="div" size="1" color="green">
                  Online, in Seoul it is 17:41
                </Text>
              </Box>
              <IconButton variant="soft" color="gray" aria-label="Search">
                <I.MagnifyingGlass />
              </IconButton>
              <Button variant="solid">
                <I.Video /> Start a call
              </Button>
              <IconButton variant="ghost" color="gray" aria-label="More">
                <I.DotsHorizontal />
              </IconButton>
            </header>
          </Flex>
          <Flex asChild direction="column" gap="4" px="5" py="4" flexGrow="1" justify="end">
            <main>
              <Flex align="center" gap="3">
                <Separator size="4" style={{ flex: 1 }} />
                <Text size="1" color="gray">
                  Today
                </Text>
                <Separator size="4" style={{ flex: 1 }} />
              </Flex>
              {TALK.map(([mine, text, time]) => (
                <Flex key={time} gap="3" direction={mine ? 'row-reverse' : 'row'} align="end">
                  {!mine && <Avatar src={face(44)} fallback="M" radius="full" size="2" />}
                  <Box
                    style={{
                      maxWidth: 420,
                      padding: '10px 14px',
                      borderRadius: mine ? '16px 16px 4px 16px' : '16px 16px 16px 4px',
                      background: mine ? 'var(--accent-9)' : 'var(--gray-4)',
                      color: mine ? '#fff' : undefined,
                    }}
                  >
                    <Text as="p" size="3">
                      {text}
                    </Text>
                    <Text as="div" size="1" mt="1" style={{ opacity: 0.7, textAlign: 'right' }}>
                      {time} {mine && <I.Check style={{ display: 'inline' }} />}
                    </Text>
                  </Box>
                </Flex>
              ))}
              <Flex justify="end" gap="2">
                {[8, 92, 115].map((seed) => (
                  <img
                    key={seed}
                    src={drawPicture('abstract', seed, 480, 280)}
                    width={150}
                    height={100}
                    alt="Store picture"
                    style={{ borderRadius: 12 }}
                  />
                ))}
              </Flex>
              <Flex justify="end">
                <Card data-truth="card" size="1" style={{ width: 320 }}>
                  <Flex gap="3" align="center">
                    <Flex
                      align="center"
                      justify="center"
                      style={{ width: 40, height: 40, borderRadius: 8, background: 'var(--accent-5)' }}
                    >
                      <I.FileText width={20} height={20} />
                    </Flex>
                    <Box flexGrow="1">
                      <Text as="div" size="2" weight="medium">
                        store-pictures.zip
                      </Text>
                      <Progress value={64} size="1" mt="1" />
                    </Box>
                    <Text size="1" color="gray">
                      8.2 MB
                    </Text>
                  </Flex>
                </Card>
              </Flex>
              <Flex gap="2" align="center">
                <Avatar src={face(44)} fallback="M" radius="full" size="1" />
                <Text size="1" color="gray">
                  Mina is typing…
                </Text>
              </Flex>
            </main>
          </Flex>
          <Box px="5" pb="5">
            <Card data-truth="card" size="2">
              <TextArea placeholder="Write to Mina" variant="soft" color="gray" rows={2} />
              <Flex justify="between" align="center" mt="3">
                <Flex gap="4" pl="2">
                  {[I.Plus, I.Image, I.Face].map((Icon, index) => (
                    <IconButton key={index} variant="ghost" color="gray" aria-label="Add">
                      <Icon width={18} height={18} />
                    </IconButton>
                  ))}
                </Flex>
                <Button>
                  Send <I.PaperPlane />
                </Button>
              </Flex>
            </Card>
          </Box>
        </Flex>
        <Flex
          asChild
          direction="column"
          gap="4"
          p="4"
          style={{ width: 280, borderLeft: '1px solid var(--gray-5)', background: 'var(--gray-2)' }}
        >
          <aside>
            <Flex direction="column" align="center" gap="2" pt="3">
              <Avatar src={drawPicture('face', 44, 160, 160)} fallback="M" radius="full" size="7" />
              <Heading as="h2" size="4">
                Mina Park
              </Heading>
              <Text size="2" color="gray">
                Product lead
              </Text>
              <Flex gap="2">
                <Badge color="cyan">Mobile</Badge>
                <Badge color="amber">Beta crew</Badge>
              </Flex>
            </Flex>
            <Separator size="4" />
            <Flex justify="between" align="center">
              <Flex gap="2" align="center">
                <I.Bell />
                <Text size="2">Mute this chat</Text>
              </Flex>
              <Switch />
            </Flex>
            <Flex justify="between" align="center">
              <Flex gap="2" align="center">
                <I.Archive />
                <Text size="2">Keep for a year</Text>
              </Flex>
              <Switch defaultChecked />
            </Flex>
            <Separator size="4" />
            <Text size="2" weight="bold">
              Shared files
            </Text>
            {[
              ['Roadmap Q1.pdf', '1.4 MB'],
              ['tour-results.csv', '212 kB'],
              ['Interview notes', '38 kB'],
            ].map(([name, size]) => (
              <Flex key={name} gap="3" align="center">
                <Flex
                  align="center"
                  justify="center"
                  style={{ width: 36, height: 36, borderRadius: 8, background: 'var(--gray-4)' }}
                >
                  <I.FileText />
                </Flex>
                <Box flexGrow="1">
                  <Text as="div" size="2">
                    {name}
                  </Text>
                  <Text as="div" size="1" color="gray">
                    {size}
                  </Text>
                </Box>
                <I.Download />
              </Flex>
            ))}
            <Card data-truth="card" mt="auto">
              <Inset side="top" mb="3">
                <img
                  src={drawPicture('landscape', 133, 480, 260)}
                  alt=""
                  style={{ width: '100%', height: 92, objectFit: 'cover', display: 'block' }}
                />
              </Inset>
              <Text as="div" size="2" weight="medium">
                Team day in Busan
              </Text>
              <Text as="div" size="1" color="gray">
                4 December, 18 people go
              </Text>
            </Card>
          </aside>
        </Flex>
      </Flex>
    </Theme>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Messages />);
