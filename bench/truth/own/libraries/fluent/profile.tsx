import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/600.css';
import '@fontsource/open-sans/700.css';
import {
  Avatar,
  Badge,
  Body1,
  Breadcrumb,
  BreadcrumbButton,
  BreadcrumbDivider,
  BreadcrumbItem,
  Button,
  Caption1,
  Card,
  CardHeader,
  createLightTheme,
  Divider,
  Field,
  FluentProvider,
  Input,
  Link,
  ProgressBar,
  Rating,
  Subtitle2,
  Switch,
  Tab,
  TabList,
  Tag,
  TagGroup,
  Text,
  Title2,
} from '@fluentui/react-components';
import {
  Briefcase20Regular,
  Call20Regular,
  Chat20Regular,
  Edit20Regular,
  Location20Regular,
  Mail20Regular,
  MoreHorizontal20Regular,
  Star20Filled,
  Trophy24Regular,
  VideoClip24Regular,
} from '@fluentui/react-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  Briefcase: Briefcase20Regular,
  Call: Call20Regular,
  Chat: Chat20Regular,
  Edit: Edit20Regular,
  Location: Location20Regular,
  Mail: Mail20Regular,
  MoreHorizontal: MoreHorizontal20Regular,
  Star: Star20Filled,
  Trophy: Trophy24Regular,
  VideoClip: VideoClip24Regular,
});
const brand = {
  10: '#020404',
  20: '#0f1d1c',
  30: '#13312f',
  40: '#14403e',
  50: '#13504d',
  60: '#10615d',
  70: '#0a726d',
  80: '#00847e',
  90: '#2b938d',
  100: '#4aa29c',
  110: '#65b0ab',
  120: '#7fbfba',
  130: '#98cec9',
  140: '#b2dcd9',
  150: '#ccebe8',
  160: '#e6f9f8',
} as const;
const theme = { ...createLightTheme(brand), fontFamilyBase: 'Open Sans' };
const SKILLS = [
  ['Negotiation', 0.9],
  ['Portuguese', 0.75],
  ['Forecasting', 0.6],
  ['Public speaking', 0.45],
] as const;
const WORK = [
  ['Regional lead, south', 'since 2023', 'Runs a team of nine in Lisbon and Seville.'],
  ['Account manager', '2019 – 2023', 'Opened 41 accounts, among them three ports.'],
  ['Trainee', '2018 – 2019', 'Rotated through sales, support and logistics.'],
];

function Profile() {
  return (
    <FluentProvider theme={theme}>
      <div style={{ minHeight: '100vh', background: '#f5f7f7' }}>
        <header
          style={{
            height: 52,
            background: '#fff',
            borderBottom: '1px solid #e1e6e6',
            display: 'flex',
            alignItems: 'center',
            padding: '0 32px',
            gap: 28,
          }}
        >
          <Subtitle2 data-truth="logo" style={{ color: '#00847e' }}>
            Rosterly
          </Subtitle2>
          <Breadcrumb>
            <BreadcrumbItem>
              <BreadcrumbButton>People</BreadcrumbButton>
            </BreadcrumbItem>
            <BreadcrumbDivider />
            <BreadcrumbItem>
              <BreadcrumbButton>Sales</BreadcrumbButton>
            </BreadcrumbItem>
            <BreadcrumbDivider />
            <BreadcrumbItem>
              <BreadcrumbButton current>Beatriz Nogueira</BreadcrumbButton>
            </BreadcrumbItem>
          </Breadcrumb>
          <span style={{ flex: 1 }} />
          <Input placeholder="Find a colleague" style={{ width: 220 }} />
          <Avatar name="Karl Otto" size={32} color="brand" />
        </header>
        <main style={{ maxWidth: 1100, margin: '20px auto 0' }}>
          <Card style={{ padding: 0, overflow: 'hidden', gap: 0 }}>
            <div
              style={{ height: 132, background: 'linear-gradient(100deg, #00847e 0%, #3b6fd4 60%, #7a4fd0 100%)' }}
              data-truth="section"
            />
            <div style={{ display: 'flex', alignItems: 'center', gap: 20, padding: '0 28px', marginTop: -36 }}>
              <Avatar
                name="Beatriz Nogueira"
                image={{ src: drawPicture('face', 77, 256, 256) }}
                size={128}
                badge={{ status: 'available', size: 'large' }}
                style={{ border: '4px solid #fff' }}
              />
              <div style={{ flex: 1, paddingTop: 40 }}>
                <div style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
                  <Title2 as="h1">Beatriz Nogueira</Title2>
                  <Badge appearance="tint" color="success">
                    Online
                  </Badge>
                </div>
                <div style={{ display: 'flex', gap: 20, color: '#566', marginTop: 4 }}>
                  <span style={{ display: 'flex', gap: 6 }}>
                    <I.Briefcase />
                    Regional lead
                  </span>
                  <span style={{ display: 'flex', gap: 6 }}>
                    <I.Location />
                    Lisbon, 10:42 local
                  </span>
                </div>
              </div>
              <div style={{ display: 'flex', gap: 8, paddingTop: 40 }}>
                <Button appearance="primary" icon={<I.Chat />}>
                  Message
                </Button>
                <Button icon={<I.Call />}>Call</Button>
                <Button icon={<I.MoreHorizontal />} aria-label="More" />
              </div>
            </div>
            <TabList selectedValue="about" style={{ padding: '10px 20px 0' }}>
              {['About', 'Team', 'Goals', 'Reviews', 'Documents'].map((label) => (
                <Tab key={label} value={label.toLowerCase()}>
                  {label}
                </Tab>
              ))}
            </TabList>
          </Card>
          <div style={{ display: 'grid', gridTemplateColumns: '300px 1fr 280px', gap: 16, marginTop: 16 }}>
            <Card>
              <CardHeader
                header={<Subtitle2>Contact</Subtitle2>}
                action={<Button appearance="transparent" icon={<I.Edit />} aria-label="Edit" />}
              />
              <div style={{ display: 'flex', gap: 10 }}>
                <I.Mail />
                <Link href="#">b.nogueira@rosterly.example</Link>
              </div>
              <div style={{ display: 'flex', gap: 10 }}>
                <I.Call />
                <Text>+351 21 555 01 42</Text>
              </div>
              <Divider style={{ flexGrow: 0 }} />
              <Subtitle2>Skills</Subtitle2>
              {SKILLS.map(([label, value]) => (
                <Field key={label} label={label} size="small">
                  <ProgressBar value={value} thickness="large" />
                </Field>
              ))}
              <TagGroup style={{ flexWrap: 'wrap', gap: 6 }} aria-label="Languages">
                {['Portuguese', 'Spanish', 'English', 'French'].map((label) => (
                  <Tag key={label} size="small" shape="circular">
                    {label}
                  </Tag>
                ))}
              </TagGroup>
            </Card>
            <Card>
              <Subtitle2>About</Subtitle2>
              <Body1 style={{ lineHeight: 1.6 }}>
                I look after everyone who ships from the south coast. Before lunch I am on the phone, after lunch I
                write. Ask me about ports, ferries and where to eat near either.
              </Body1>
              <Divider style={{ flexGrow: 0 }} />
              <Subtitle2>Career</Subtitle2>
              {WORK.map(([title, years, text], index) => (
                <div key={title} style={{ display: 'flex', gap: 14 }}>
                  <div
                    style={{
                      width: 12,
                      height: 12,
                      borderRadius: 6,
                      background: index ? '#b2dcd9' : '#00847e',
                      marginTop: 5,
                      flex: 'none',
                    }}
                  />
                  <div style={{ flex: 1 }}>
                    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                      <Text weight="semibold">{title}</Text>
                      <Caption1>{years}</Caption1>
                    </div>
                    <Text size={200} style={{ color: '#566' }}>
                      {text}
                    </Text>
                  </div>
                </div>
              ))}
            </Card>
            <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
              <Card style={{ background: '#0a3f3c', color: '#fff' }}>
                <I.Trophy />
                <Text size={500} weight="semibold">
                  112 % of goal
                </Text>
                <Text size={200} style={{ color: '#b2dcd9' }}>
                  Third quarter, best in the region
                </Text>
              </Card>
              <Card>
                <Subtitle2>Last review</Subtitle2>
                <Rating value={4.5} step={0.5} color="marigold" size="medium" />
                <Text size={200} style={{ color: '#566' }}>
                  “Calm when the harbour is not.”
                </Text>
              </Card>
              <Card>
                <Switch label="Share my calendar" defaultChecked />
                <Switch label="Open to mentoring" />
              </Card>
            </div>
          </div>
        </main>
      </div>
    </FluentProvider>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Profile />);
