import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/600.css';
import '@fontsource/open-sans/700.css';
import {
  Avatar,
  AvatarGroup,
  AvatarGroupItem,
  Badge,
  Button,
  Caption1,
  Card,
  Checkbox,
  CounterBadge,
  Divider,
  FluentProvider,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  ProgressBar,
  SearchBox,
  Subtitle2,
  Tab,
  TabList,
  Tag,
  Text,
  Toolbar,
  ToolbarButton,
  ToolbarDivider,
  webLightTheme,
} from '@fluentui/react-components';
import {
  Archive20Regular,
  ArrowForward20Regular,
  ArrowReply20Regular,
  ArrowReplyAll20Regular,
  Attach20Regular,
  CalendarLtr24Regular,
  Delete20Regular,
  DocumentPdf24Regular,
  Drafts20Regular,
  Flag16Filled,
  Flag20Regular,
  Folder20Regular,
  Image24Regular,
  Mail20Filled,
  Mail24Filled,
  MoreHorizontal20Regular,
  People24Regular,
  Person24Regular,
  Send20Regular,
  Settings24Regular,
  TaskListLtr24Regular,
  WindowNew20Regular,
} from '@fluentui/react-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  Archive: Archive20Regular,
  ArrowForward: ArrowForward20Regular,
  ArrowReply: ArrowReply20Regular,
  ArrowReplyAll: ArrowReplyAll20Regular,
  Attach: Attach20Regular,
  Calendar: CalendarLtr24Regular,
  Delete: Delete20Regular,
  DocumentPdf: DocumentPdf24Regular,
  Drafts: Drafts20Regular,
  Flag: Flag20Regular,
  FlagFilled: Flag16Filled,
  Folder: Folder20Regular,
  Image: Image24Regular,
  Mail: Mail20Filled,
  MailLarge: Mail24Filled,
  MoreHorizontal: MoreHorizontal20Regular,
  People: People24Regular,
  Person: Person24Regular,
  Send: Send20Regular,
  Settings: Settings24Regular,
  TaskList: TaskListLtr24Regular,
  WindowNew: WindowNew20Regular,
});
const theme = { ...webLightTheme, fontFamilyBase: 'Open Sans' };
const FOLDERS = [
  ['Inbox', I.Mail, 18],
  ['Drafts', I.Drafts, 3],
  ['Sent', I.Send, 0],
  ['Archive', I.Archive, 0],
  ['Deleted', I.Delete, 0],
] as const;
const MAILS = [
  [
    'Hanna Sørensen',
    'Plans for the new reading room',
    'The architects sent two drafts. I prefer the one with',
    '10:24',
    true,
    true,
    15,
  ],
  [
    'Building services',
    'Water is off on Tuesday',
    'From 7:00 to 9:30 there will be no water on floors',
    '09:50',
    true,
    false,
    0,
  ],
  [
    'Kwame Mensah',
    'Re: Loan from the museum',
    'They agreed! The crate arrives on the 21st and needs',
    '09:12',
    false,
    true,
    22,
  ],
  ['Payroll', 'Your statement for October', 'Your monthly statement is ready to be viewed.', 'Sun', false, false, 0],
  [
    'Olivia Brandt',
    'Volunteers for the book fair',
    'We still need six people on Saturday morning, could',
    'Sun',
    true,
    false,
    37,
  ],
  [
    'Tomas Silva',
    'Catalogue import failed twice',
    'Line 4,112 holds a comma where it should not. I',
    'Sat',
    false,
    false,
    48,
  ],
  [
    'Friends of the library',
    'Minutes of the meeting',
    'Attached you find the minutes. Please send changes',
    'Fri',
    false,
    true,
    0,
  ],
  ['Ewa Lis', 'Poster, third version', 'Bigger title, as you asked, and the lamp is gone.', 'Thu', false, true, 60],
] as const;

function MailPage() {
  return (
    <FluentProvider theme={theme}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', background: '#f0f0f0' }}>
        <header
          style={{
            height: 48,
            background: '#0f548c',
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            padding: '0 16px',
            color: '#fff',
            flex: 'none',
          }}
        >
          <Subtitle2 data-truth="logo" style={{ marginRight: 110 }}>
            Postbridge
          </Subtitle2>
          <SearchBox placeholder="Search mail and people" style={{ width: 520, maxWidth: 520 }} />
          <span style={{ flex: 1 }} />
          <I.Settings />
          <Avatar
            name="Ingrid Dahl"
            image={{ src: drawPicture('face', 58, 64, 64) }}
            size={32}
            badge={{ status: 'available' }}
          />
        </header>
        <div style={{ flex: 1, display: 'flex', minHeight: 0 }}>
          <nav
            data-truth="sidebar"
            style={{
              width: 52,
              background: '#e8e8e8',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 22,
              paddingTop: 18,
            }}
          >
            <I.MailLarge data-truth-name="mail" style={{ color: '#0f6cbd' }} />
            <I.Calendar />
            <I.People />
            <I.TaskList />
            <I.Person />
          </nav>
          <aside style={{ width: 212, padding: '12px 10px', display: 'flex', flexDirection: 'column', gap: 4 }}>
            <Button appearance="primary" icon={<I.Mail />} style={{ marginBottom: 12 }}>
              New mail
            </Button>
            {FOLDERS.map(([name, Icon, count], index) => (
              <div
                key={name}
                style={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 10,
                  padding: '6px 10px',
                  borderRadius: 4,
                  background: index === 0 ? '#cfe4fa' : undefined,
                }}
              >
                <Icon />
                <Text weight={index === 0 ? 'semibold' : 'regular'} style={{ flex: 1 }}>
                  {name}
                </Text>
                {count > 0 && (
                  <CounterBadge
                    count={count}
                    appearance="filled"
                    color={index ? 'informative' : 'brand'}
                    size="small"
                  />
                )}
              </div>
            ))}
            <Divider style={{ margin: '10px 0', flexGrow: 0 }}>Folders</Divider>
            {['Acquisitions', 'Book fair', 'House', 'Newsletters'].map((name) => (
              <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 10, padding: '6px 10px' }}>
                <I.Folder />
                <Text>{name}</Text>
              </div>
            ))}
            <div style={{ marginTop: 'auto', padding: 8 }}>
              <Caption1>11.2 GB of 15 GB used</Caption1>
              <ProgressBar value={0.75} thickness="large" style={{ marginTop: 6 }} />
            </div>
          </aside>
          <section
            style={{
              width: 380,
              background: '#fff',
              borderRadius: '8px 0 0 0',
              borderRight: '1px solid #e0e0e0',
              boxShadow: '0 0 4px rgba(0,0,0,.08)',
            }}
          >
            <div style={{ display: 'flex', alignItems: 'center', padding: '8px 8px 0' }}>
              <TabList selectedValue="focused" size="medium">
                <Tab value="focused">Focused</Tab>
                <Tab value="other">Other</Tab>
              </TabList>
              <span style={{ flex: 1 }} />
              <Button appearance="subtle" size="small">
                Filter
              </Button>
            </div>
            <Divider style={{ flexGrow: 0 }} />
            {MAILS.map(([name, subject, text, time, unread, file, seed], index) => (
              <div
                key={subject}
                style={{
                  display: 'flex',
                  gap: 12,
                  padding: '11px 14px',
                  background: index === 0 ? '#ebf3fc' : undefined,
                  borderBottom: '1px solid #f0f0f0',
                  borderLeft: unread ? '3px solid #0f6cbd' : '3px solid transparent',
                }}
              >
                {index === 0 ? (
                  <Checkbox checked style={{ marginLeft: -4 }} />
                ) : (
                  <Avatar
                    name={name}
                    image={seed ? { src: drawPicture('face', seed, 64, 64) } : undefined}
                    color="colorful"
                    size={32}
                  />
                )}
                <div style={{ flex: 1, minWidth: 0 }}>
                  <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                    <Text weight={unread ? 'bold' : 'regular'}>{name}</Text>
                    {file && <I.Attach style={{ width: 16, height: 16 }} />}
                  </div>
                  <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                    <Text
                      size={200}
                      weight={unread ? 'semibold' : 'regular'}
                      style={{ color: unread ? '#0f6cbd' : undefined }}
                    >
                      {subject}
                    </Text>
                    <Caption1>{time}</Caption1>
                  </div>
                  <Text size={200} truncate wrap={false} block style={{ color: '#707070', overflow: 'hidden' }}>
                    {text}
                  </Text>
                </div>
              </div>
            ))}
          </section>
          <main
            style={{
              flex: 1,
              padding: '8px 16px 16px',
              display: 'flex',
              flexDirection: 'column',
              gap: 10,
              minWidth: 0,
            }}
          >
            <Toolbar size="small" style={{ background: '#fff', borderRadius: 6, boxShadow: '0 0 2px rgba(0,0,0,.14)' }}>
              <ToolbarButton icon={<I.Delete />}>Delete</ToolbarButton>
              <ToolbarButton icon={<I.Archive />}>Archive</ToolbarButton>
              <ToolbarDivider data-truth="none" />
              <ToolbarButton icon={<I.ArrowReply />}>Reply</ToolbarButton>
              <ToolbarButton icon={<I.ArrowForward />}>Forward</ToolbarButton>
              <ToolbarDivider data-truth="none" />
              <ToolbarButton icon={<I.Flag />} aria-label="Flag" />
              <ToolbarButton icon={<I.MoreHorizontal />} aria-label="More" />
            </Toolbar>
            <Card style={{ flex: 'none', padding: '12px 16px' }}>
              <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
                <h1 style={{ fontSize: 20, fontWeight: 600, margin: 0, flex: 1 }}>Plans for the new reading room</h1>
                <Tag appearance="brand" size="small">
                  House
                </Tag>
                <Tag size="small" icon={<I.FlagFilled data-truth-name="flag" />}>
                  Follow up
                </Tag>
              </div>
            </Card>
            <MessageBar intent="warning">
              <MessageBarBody>
                <MessageBarTitle>External sender</MessageBarTitle>Check the address before you open the files.
              </MessageBarBody>
            </MessageBar>
            <Card style={{ flex: 1, padding: 20, gap: 14 }}>
              <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                <Avatar name="Hanna Sørensen" image={{ src: drawPicture('face', 15, 96, 96) }} size={48} />
                <div style={{ flex: 1 }}>
                  <Text weight="semibold" block>
                    Hanna Sørensen
                  </Text>
                  <Caption1>To: Ingrid Dahl; Kwame Mensah</Caption1>
                </div>
                <AvatarGroup layout="stack" size={28}>
                  {['Kwame Mensah', 'Ewa Lis', 'Tomas Silva'].map((name) => (
                    <AvatarGroupItem key={name} name={name} color="colorful" />
                  ))}
                </AvatarGroup>
                <Caption1>Today, 10:24</Caption1>
              </div>
              <Divider style={{ flexGrow: 0 }} />
              <Text block style={{ lineHeight: 1.6 }}>
                Good morning Ingrid,
              </Text>
              <Text block style={{ lineHeight: 1.6 }}>
                The architects sent two drafts. I prefer the one with the long table under the windows: it has 24 seats
                instead of 20, and the lamps stay where they are. The second has more shelves, but the fire door would
                have to move.
              </Text>
              <img
                src={drawPicture('room', 35, 640, 240)}
                alt="Draft of the reading room"
                style={{ width: 440, height: 165, borderRadius: 6, objectFit: 'cover' }}
              />
              <Text block style={{ lineHeight: 1.6 }}>
                Could you tell me by Wednesday which one to show to the board?
              </Text>
              <div style={{ display: 'flex', gap: 12 }}>
                {(
                  [
                    [I.DocumentPdf, 'Draft A.pdf', '2.4 MB', '#c50f1f'],
                    [I.Image, 'Window side.png', '1.1 MB', '#0f7b0f'],
                  ] as const
                ).map(([Icon, name, size, color]) => (
                  <Card
                    key={name}
                    data-truth="card"
                    orientation="horizontal"
                    size="small"
                    appearance="outline"
                    style={{ width: 220 }}
                  >
                    <Icon style={{ color }} />
                    <div>
                      <Text block size={200} weight="semibold">
                        {name}
                      </Text>
                      <Caption1>{size}</Caption1>
                    </div>
                  </Card>
                ))}
                <Badge appearance="tint" shape="rounded" style={{ alignSelf: 'center' }}>
                  2 files
                </Badge>
              </div>
              <div style={{ display: 'flex', gap: 8, marginTop: 'auto' }}>
                <Button icon={<I.ArrowReply />}>Reply</Button>
                <Button icon={<I.ArrowReplyAll />}>Reply all</Button>
                <Button icon={<I.ArrowForward />}>Forward</Button>
                <span style={{ flex: 1 }} />
                <Button appearance="transparent" icon={<I.WindowNew />}>
                  Open in a window
                </Button>
              </div>
            </Card>
          </main>
        </div>
      </div>
    </FluentProvider>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<MailPage />);
