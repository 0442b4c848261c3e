import 'rsuite/dist/rsuite.css';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import {
  Attachment as AttachmentShape,
  Calendar as CalendarShape,
  Dashboard as DashboardShape,
  Funnel as FunnelShape,
  Gear as GearShape,
  Growth as GrowthShape,
  Message as MessageShape,
  More as MoreShape,
  Notice as NoticeShape,
  Peoples as PeoplesShape,
  Plus as PlusShape,
  Project as ProjectShape,
  Search as SearchShape,
  Table as TableShape,
  Task as TaskShape,
} from '@rsuite/icons';
import { createRoot } from 'react-dom/client';
import {
  Avatar,
  AvatarGroup,
  Badge,
  Button,
  ButtonToolbar,
  Card,
  CustomProvider,
  Divider,
  Heading,
  IconButton,
  Input,
  InputGroup,
  Nav,
  Progress,
  Sidenav,
  Tag,
  Text,
  Toggle,
} from 'rsuite';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const {
  Attachment,
  Calendar,
  Dashboard,
  Funnel,
  Gear,
  Growth,
  Message,
  More,
  Notice,
  Peoples,
  Plus,
  Project,
  Search,
  Table: TableIcon,
  Task,
} = nameIcons({
  Attachment: AttachmentShape,
  Calendar: CalendarShape,
  Dashboard: DashboardShape,
  Funnel: FunnelShape,
  Gear: GearShape,
  Growth: GrowthShape,
  Message: MessageShape,
  More: MoreShape,
  Notice: NoticeShape,
  Peoples: PeoplesShape,
  Plus: PlusShape,
  Project: ProjectShape,
  Search: SearchShape,
  Table: TableShape,
  Task: TaskShape,
});

type Work = {
  title: string;
  tags: [string, 'red' | 'orange' | 'green' | 'cyan' | 'blue' | 'violet'][];
  faces: number[];
  notes: number;
  files: number;
  due?: string;
  done?: number;
  picture?: number;
};
const COLUMNS: [string, string, Work[]][] = [
  [
    'To do',
    '#8e8e93',
    [
      { title: 'Write the guide for new volunteers', tags: [['Docs', 'cyan']], faces: [5, 14], notes: 3, files: 1 },
      {
        title: 'Ask the council about the bridge',
        tags: [['Permits', 'orange']],
        faces: [22],
        notes: 0,
        files: 2,
        due: '24 Nov',
      },
      {
        title: 'New photos for the season',
        tags: [['Design', 'violet']],
        faces: [37, 40, 58],
        notes: 5,
        files: 8,
        picture: 107,
      },
      { title: 'Compare three tent makers', tags: [['Buying', 'blue']], faces: [24], notes: 1, files: 0 },
    ],
  ],
  [
    'In progress',
    '#3498ff',
    [
      {
        title: 'Line-up for the Saturday stage',
        tags: [
          ['Programme', 'green'],
          ['Urgent', 'red'],
        ],
        faces: [9, 33],
        notes: 12,
        files: 4,
        due: 'Today',
        done: 70,
      },
      {
        title: 'Ticket page in three languages',
        tags: [['Website', 'blue']],
        faces: [60],
        notes: 2,
        files: 0,
        done: 35,
      },
      {
        title: 'Plan the shuttle buses',
        tags: [['Traffic', 'orange']],
        faces: [25, 44],
        notes: 4,
        files: 1,
        due: '20 Nov',
        done: 50,
      },
      { title: 'Call the eight food stalls', tags: [['Food', 'cyan']], faces: [14, 42], notes: 9, files: 0, done: 20 },
      {
        title: 'Test the wristbands at the gate',
        tags: [
          ['Website', 'blue'],
          ['Traffic', 'orange'],
        ],
        faces: [9],
        notes: 2,
        files: 3,
        due: '28 Nov',
        done: 10,
      },
    ],
  ],
  [
    'Review',
    '#fa8900',
    [
      { title: 'Poster, second draft', tags: [['Design', 'violet']], faces: [37], notes: 7, files: 3, picture: 92 },
      { title: 'Insurance for the main stage', tags: [['Money', 'red']], faces: [53, 12], notes: 1, files: 2 },
      {
        title: 'Budget of the children’s corner',
        tags: [['Money', 'red']],
        faces: [22, 58],
        notes: 4,
        files: 1,
        due: '19 Nov',
      },
      {
        title: 'Text for the programme booklet',
        tags: [
          ['Docs', 'cyan'],
          ['Programme', 'green'],
        ],
        faces: [5],
        notes: 8,
        files: 2,
      },
    ],
  ],
  [
    'Done',
    '#4caf50',
    [
      { title: 'Book the sound engineer', tags: [['Programme', 'green']], faces: [49], notes: 6, files: 1, done: 100 },
      { title: 'Open the volunteer form', tags: [['Website', 'blue']], faces: [60, 5], notes: 3, files: 0, done: 100 },
      { title: 'Rent forty bicycles', tags: [['Traffic', 'orange']], faces: [42], notes: 2, files: 1, done: 100 },
      { title: 'Sign with the bakery', tags: [['Food', 'cyan']], faces: [14], notes: 0, files: 1, done: 100 },
    ],
  ],
];

function Board() {
  return (
    <CustomProvider theme="light">
      <style>{':root { --rs-font-family-base: Lato; } body { font-family: Lato; }'}</style>
      <div style={{ display: 'flex', height: '100vh', background: '#f4f6fa' }}>
        <aside style={{ width: 232, background: '#272c36', display: 'flex', flexDirection: 'column' }}>
          <div
            data-truth="logo"
            style={{
              height: 32,
              width: 'fit-content',
              margin: '16px 20px',
              display: 'flex',
              alignItems: 'center',
              gap: 10,
              color: '#fff',
              fontSize: 19,
              fontWeight: 700,
            }}
          >
            <span
              style={{
                width: 26,
                height: 26,
                borderRadius: 13,
                background: 'conic-gradient(#ff6a88, #ffd166, #06d6a0, #ff6a88)',
              }}
            />
            Fairground
          </div>
          <Sidenav appearance="subtle" style={{ background: 'none' }} expanded>
            <Sidenav.Body>
              <Nav activeKey="board" className="dark-nav">
                <Nav.Item eventKey="home" icon={<Dashboard />}>
                  Overview
                </Nav.Item>
                <Nav.Item eventKey="board" icon={<Project />}>
                  Board
                </Nav.Item>
                <Nav.Item eventKey="tasks" icon={<Task />}>
                  My tasks <Badge content={6} style={{ marginLeft: 'auto' }} />
                </Nav.Item>
                <Nav.Item eventKey="calendar" icon={<Calendar />}>
                  Calendar
                </Nav.Item>
                <Nav.Item eventKey="people" icon={<Peoples />}>
                  People
                </Nav.Item>
                <Nav.Item eventKey="money" icon={<Growth />}>
                  Budget
                </Nav.Item>
                <Nav.Item eventKey="set" icon={<Gear />}>
                  Settings
                </Nav.Item>
              </Nav>
            </Sidenav.Body>
          </Sidenav>
          <style>
            {
              '.dark-nav .rs-sidenav-item { color: #c5cad4 !important; } .dark-nav .rs-sidenav-item:not(.rs-sidenav-item-active):hover { background: none; } .dark-nav [aria-selected=true], .dark-nav [data-active=true], .dark-nav .rs-sidenav-item-active { background: #3498ff !important; color: #fff !important; border-radius: 6px; } .dark-nav { padding: 0 10px; }'
            }
          </style>
          <div style={{ marginTop: 'auto', padding: 20, color: '#c5cad4' }}>
            <div style={{ display: 'flex', justifyContent: 'space-between', marginBottom: 6, fontSize: 13 }}>
              <span>Until the fair</span>
              <b style={{ color: '#fff' }}>41 days</b>
            </div>
            <Progress.Line percent={64} showInfo={false} strokeColor="#06d6a0" style={{ padding: 0 }} />
          </div>
        </aside>
        <div style={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <header
            style={{
              height: 64,
              background: '#fff',
              borderBottom: '1px solid #e5e5ea',
              display: 'flex',
              alignItems: 'center',
              gap: 16,
              padding: '0 24px',
            }}
          >
            <Heading level={3} style={{ fontSize: 20 }}>
              Summer fair 2027
            </Heading>
            <Tag color="green">On track</Tag>
            <span style={{ flex: 1 }} />
            <InputGroup inside style={{ width: 250 }}>
              <InputGroup.Addon>
                <Search />
              </InputGroup.Addon>
              <Input placeholder="Find a card" />
            </InputGroup>
            <AvatarGroup stack>
              {[9, 37, 60, 25].map((seed) => (
                <Avatar key={seed} bordered circle size="sm" src={drawPicture('face', seed, 64, 64)} />
              ))}
              <Avatar bordered circle size="sm" style={{ background: '#3498ff' }}>
                +8
              </Avatar>
            </AvatarGroup>
            <Badge content="3">
              <IconButton icon={<Notice />} circle appearance="subtle" aria-label="Notices" />
            </Badge>
          </header>
          <div style={{ display: 'flex', alignItems: 'center', gap: 14, padding: '14px 24px' }}>
            <Nav appearance="subtle" activeKey="board">
              <Nav.Item eventKey="board" icon={<Project />}>
                Board
              </Nav.Item>
              <Nav.Item eventKey="list" icon={<TableIcon />}>
                List
              </Nav.Item>
              <Nav.Item eventKey="cal" icon={<Calendar />}>
                Calendar
              </Nav.Item>
            </Nav>
            <span style={{ flex: 1 }} />
            <Toggle defaultChecked size="sm">
              Show finished
            </Toggle>
            <ButtonToolbar>
              <Button startIcon={<Funnel />}>Filter</Button>
              <Button appearance="primary" startIcon={<Plus />}>
                New card
              </Button>
            </ButtonToolbar>
          </div>
          <main
            style={{
              flex: 1,
              minHeight: 0,
              display: 'grid',
              gridTemplateColumns: 'repeat(4, 1fr)',
              gap: 16,
              padding: '0 24px 20px',
            }}
          >
            {COLUMNS.map(([name, color, works]) => (
              <section
                key={name}
                style={{
                  background: '#e9edf4',
                  borderRadius: 10,
                  padding: 12,
                  display: 'flex',
                  flexDirection: 'column',
                  gap: 10,
                  borderTop: `3px solid ${color}`,
                  overflow: 'hidden',
                }}
              >
                <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <Heading level={5} style={{ fontSize: 15 }}>
                    {name}
                  </Heading>
                  <Tag size="sm" style={{ background: '#fff' }}>
                    {works.length}
                  </Tag>
                  <span style={{ flex: 1 }} />
                  <IconButton size="xs" appearance="subtle" icon={<Plus />} aria-label="Add" />
                  <IconButton size="xs" appearance="subtle" icon={<More />} aria-label="More" />
                </div>
                {works.map(({ title, tags, faces, notes, files, due, done, picture }) => (
                  <Card key={title} size="sm" style={{ background: '#fff' }}>
                    {picture && (
                      <img
                        src={drawPicture(picture === 92 ? 'abstract' : 'landscape', picture, 480, 260)}
                        alt=""
                        style={{
                          width: '100%',
                          height: 96,
                          objectFit: 'cover',
                          borderRadius: '6px 6px 0 0',
                          display: 'block',
                        }}
                      />
                    )}
                    <Card.Body>
                      <div style={{ display: 'flex', gap: 6, marginBottom: 6 }}>
                        {tags.map(([label, tint]) => (
                          <Tag key={label} size="sm" color={tint}>
                            {label}
                          </Tag>
                        ))}
                      </div>
                      <Text weight="semibold">{title}</Text>
                      {done !== undefined && (
                        <Progress.Line
                          percent={done}
                          strokeWidth={5}
                          showInfo={false}
                          strokeColor={done === 100 ? '#4caf50' : '#3498ff'}
                          style={{ padding: '8px 0 0' }}
                        />
                      )}
                      <Divider style={{ margin: '10px 0 8px' }} />
                      <div style={{ display: 'flex', alignItems: 'center', gap: 10, fontSize: 12, color: '#6a6f76' }}>
                        {due && (
                          <span
                            style={{
                              color: due === 'Today' ? '#d62915' : undefined,
                              display: 'flex',
                              gap: 4,
                              alignItems: 'center',
                            }}
                          >
                            <Calendar />
                            {due}
                          </span>
                        )}
                        <span style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
                          <Message />
                          {notes}
                        </span>
                        <span style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
                          <Attachment />
                          {files}
                        </span>
                        <span style={{ flex: 1 }} />
                        <AvatarGroup stack>
                          {faces.map((seed) => (
                            <Avatar key={seed} circle bordered size="xs" src={drawPicture('face', seed, 48, 48)} />
                          ))}
                        </AvatarGroup>
                      </div>
                    </Card.Body>
                  </Card>
                ))}
              </section>
            ))}
          </main>
        </div>
      </div>
    </CustomProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Board />);
