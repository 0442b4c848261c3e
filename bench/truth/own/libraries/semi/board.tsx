import '@douyinfe/semi-ui/dist/css/semi.css';
import '@fontsource-variable/nunito-sans';
import './style.css';
import {
  IconArticle,
  IconBell,
  IconCalendar,
  IconComment,
  IconFilter,
  IconGridView,
  IconHome,
  IconLink,
  IconList,
  IconMore,
  IconPlus,
  IconSearch,
  IconSetting,
  IconUserGroup,
} from '@douyinfe/semi-icons';
import {
  Avatar,
  AvatarGroup,
  Badge,
  Banner,
  Button,
  ButtonGroup,
  Card,
  Checkbox,
  Dropdown,
  Input,
  LocaleProvider,
  Nav,
  Progress,
  Select,
  Tag,
  Typography,
} from '@douyinfe/semi-ui';
import english from '@douyinfe/semi-ui/lib/es/locale/source/en_US';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const { Title, Text } = Typography;
const face = (seed: number) => drawPicture('face', seed, 56, 56);
const columns = [
  [
    'Ideas',
    '#94a3b8',
    [
      ['Offline map for the north trail', ['map', 'blue'], 2, 0, [12], 0],
      ['Ask hikers for photos', ['community', 'violet'], 5, 1, [23, 34], 0],
      ['Winter opening hours', ['content', 'grey'], 0, 0, [], 0],
      ['Lend binoculars at the gate', ['office', 'red'], 7, 0, [45], 0],
      ['Night walk with bats', ['community', 'violet'], 11, 2, [56, 12], 0],
    ],
  ],
  [
    'To do',
    '#3b82f6',
    [
      ['Signs at the river crossing', ['field', 'green'], 3, 2, [45], 0],
      ['Accessible routes filter', ['app', 'orange'], 8, 1, [12, 23, 34], 25],
      ['Translate safety page', ['content', 'grey'], 1, 0, [56], 0],
      ['Check the rope bridge', ['field', 'green'], 2, 1, [34], 0],
      ['Parking ticket in the app', ['app', 'orange'], 14, 3, [12, 45], 10],
    ],
  ],
  [
    'In progress',
    '#f59e0b',
    [
      ['New trail cards', ['app', 'orange'], 12, 4, [34, 45], 60],
      ['Count visitors at gate 3', ['field', 'green'], 4, 0, [23], 40],
      ['Interview with the oldest ranger', ['content', 'grey'], 3, 5, [56], 30],
      ['Benches along the lake', ['field', 'green'], 1, 0, [34], 70],
    ],
  ],
  [
    'Review',
    '#8b5cf6',
    [
      ['Weather warnings by text', ['app', 'orange'], 6, 2, [12], 90],
      ['Price list 2026', ['office', 'red'], 2, 1, [56, 45], 80],
      ['School class booking', ['office', 'red'], 5, 2, [23], 95],
    ],
  ],
  [
    'Done',
    '#22c55e',
    [
      ['Repair the hide', ['field', 'green'], 3, 0, [23], 100],
      ['Spring letter', ['content', 'grey'], 9, 3, [34], 100],
      ['Ranger rota', ['office', 'red'], 1, 0, [12, 56], 100],
    ],
  ],
] as const;
type Item = readonly [string, readonly [string, string], number, number, readonly number[], number];

const Task = ({ item, color, picture }: { item: Item; color: string; picture?: number }) => {
  const [title, [tag, tone], comments, files, people, share] = item;
  return (
    <Card
      shadows="hover"
      style={{ marginTop: 12, borderTop: `3px solid ${color}` }}
      bodyStyle={{ padding: 14 }}
      cover={
        picture ? (
          <img alt="" style={{ height: 110, objectFit: 'cover' }} src={drawPicture('landscape', picture, 520, 180)} />
        ) : undefined
      }
    >
      <div className="row">
        <Tag color={tone as 'blue'} size="small">
          {tag}
        </Tag>
        <Button className="end" theme="borderless" type="tertiary" size="small" icon={<IconMore />} aria-label="More" />
      </div>
      <Title heading={6} style={{ margin: '6px 0 10px' }}>
        {title}
      </Title>
      {share > 0 && (
        <Progress percent={share} showInfo stroke={color} style={{ marginBottom: 10 }} aria-label="Progress" />
      )}
      <div className="row">
        <Text type="tertiary" size="small" icon={<IconComment />}>
          {comments}
        </Text>
        {files > 0 && (
          <Text type="tertiary" size="small" icon={<IconLink />}>
            {files}
          </Text>
        )}
        <div className="end">
          <AvatarGroup size="extra-small">
            {people.map((seed) => (
              <Avatar key={seed} size="extra-small" src={face(seed)} alt="Member" />
            ))}
          </AvatarGroup>
        </div>
      </div>
    </Card>
  );
};

const Page = () => (
  <div style={{ display: 'flex', height: '100vh' }}>
    <aside>
      <Nav
        style={{ width: 240, height: '100%' }}
        defaultSelectedKeys={['board']}
        header={{
          logo: (
            <svg data-truth="logo" aria-label="Trailhead" width="36" height="36" viewBox="0 0 36 36">
              <path d="M4 30 15 8l7 13 4-6 7 15z" fill="#16a34a" />
            </svg>
          ),
          text: 'Trailhead',
        }}
        items={[
          { itemKey: 'home', text: 'Start', icon: <IconHome /> },
          { itemKey: 'board', text: 'Board', icon: <IconGridView /> },
          { itemKey: 'list', text: 'List', icon: <IconList /> },
          { itemKey: 'calendar', text: 'Calendar', icon: <IconCalendar /> },
          { itemKey: 'pages', text: 'Pages', icon: <IconArticle /> },
          { itemKey: 'team', text: 'Team', icon: <IconUserGroup /> },
          { itemKey: 'settings', text: 'Settings', icon: <IconSetting /> },
        ]}
        footer={{ collapseButton: true }}
      />
    </aside>
    <div style={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <header className="row" style={{ padding: '14px 28px', borderBottom: '1px solid var(--semi-color-border)' }}>
        <div>
          <Text type="tertiary">Park / Visitor service</Text>
          <Title heading={3}>Summer season</Title>
        </div>
        <div className="end row">
          <Input prefix={<IconSearch />} placeholder="Find a card" style={{ width: 240 }} />
          <AvatarGroup size="small" maxCount={4}>
            {[12, 23, 34, 45, 56, 67].map((seed) => (
              <Avatar key={seed} size="small" src={face(seed)} alt="Member" />
            ))}
          </AvatarGroup>
          <Badge count={3} type="danger">
            <Button icon={<IconBell />} aria-label="Notifications" />
          </Badge>
          <Button theme="solid" icon={<IconPlus />}>
            New card
          </Button>
        </div>
      </header>
      <div className="row" style={{ padding: '12px 28px' }}>
        <ButtonGroup>
          <Button type="primary">Board</Button>
          <Button type="tertiary">Timeline</Button>
          <Button type="tertiary">Files</Button>
        </ButtonGroup>
        <Select
          defaultValue="all"
          prefix="Group"
          style={{ width: 170 }}
          optionList={[{ value: 'all', label: 'All groups' }]}
        />
        <Button type="tertiary" icon={<IconFilter />}>
          Filter
        </Button>
        <Checkbox defaultChecked>Show done cards</Checkbox>
        <Text type="tertiary" className="end">
          20 cards, 3 due this week
        </Text>
      </div>
      <div style={{ padding: '0 28px' }}>
        <Banner
          type="warning"
          description="Two cards in review wait for the park office."
          closeIcon={null}
          bordered
          fullMode={false}
        />
      </div>
      <main style={{ display: 'flex', gap: 16, padding: '16px 28px 28px', flex: 1, minHeight: 0, overflow: 'hidden' }}>
        {columns.map(([name, color, items], index) => (
          <section key={name} className="column">
            <div className="row">
              <span style={{ width: 10, height: 10, borderRadius: 5, background: color }} />
              <Title heading={5}>{name}</Title>
              <Tag size="small" shape="circle">
                {items.length}
              </Tag>
              <Dropdown render={null}>
                <Button className="end" theme="borderless" type="tertiary" icon={<IconPlus />} aria-label="Add" />
              </Dropdown>
            </div>
            {items.map((item, at) => (
              <Task
                key={item[0]}
                item={item as Item}
                color={color}
                {...(at === 0 && (index === 2 || index === 4) ? { picture: index === 2 ? 67 : 16 } : {})}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  </div>
);
createRoot(document.getElementById('root')!).render(
  <LocaleProvider locale={english}>
    <Page />
  </LocaleProvider>,
);
