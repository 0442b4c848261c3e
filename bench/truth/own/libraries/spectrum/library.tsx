import '@fontsource/source-sans-pro/400.css';
import '@fontsource/source-sans-pro/600.css';
import '@fontsource/source-sans-pro/700.css';
import {
  ActionBar,
  ActionBarContainer,
  ActionButton,
  ActionGroup,
  Avatar,
  Badge,
  Button,
  ButtonGroup,
  Cell,
  Column,
  Divider,
  defaultTheme,
  Flex,
  Heading,
  Item,
  LabeledValue,
  Meter,
  Picker,
  Provider,
  Row,
  SearchField,
  StatusLight,
  Switch,
  TabList,
  TableBody,
  TableHeader,
  TableView,
  Tabs,
  TagGroup,
  Text,
  View,
} from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import Bell from '@spectrum-icons/workflow/Bell';
import Clock from '@spectrum-icons/workflow/Clock';
import Collection from '@spectrum-icons/workflow/Collection';
import Delete from '@spectrum-icons/workflow/Delete';
import Download from '@spectrum-icons/workflow/Download';
import Filter from '@spectrum-icons/workflow/Filter';
import Help from '@spectrum-icons/workflow/Help';
import Home from '@spectrum-icons/workflow/Home';
import ImageIcon from '@spectrum-icons/workflow/Image';
import Layers from '@spectrum-icons/workflow/Layers';
import More from '@spectrum-icons/workflow/More';
import Settings from '@spectrum-icons/workflow/Settings';
import Share from '@spectrum-icons/workflow/Share';
import Star from '@spectrum-icons/workflow/Star';
import ViewGrid from '@spectrum-icons/workflow/ViewGrid';
import ViewList from '@spectrum-icons/workflow/ViewList';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';
import './fonts.css';

const I = nameIcons({
  Add,
  Bell,
  Clock,
  Collection,
  Delete,
  Download,
  Filter,
  Help,
  Home,
  Image: ImageIcon,
  Layers,
  More,
  Settings,
  Share,
  Star,
  ViewGrid,
  ViewList,
});
const ROWS = [
  ['winter-window', 'Winter window', 'Photo', 'Approved', 'positive', '24 MB', 'Today', 'landscape', 8],
  ['logo-night', 'Logo, night', 'Vector', 'Approved', 'positive', '140 kB', 'Today', 'abstract', 33],
  ['portrait-ana', 'Portrait of Ana', 'Photo', 'In review', 'notice', '18 MB', 'Yesterday', 'face', 24],
  ['studio-wide', 'Studio, wide', 'Photo', 'Draft', 'neutral', '31 MB', 'Yesterday', 'room', 71],
  ['bottle-front', 'Bottle, front', 'Render', 'Rejected', 'negative', '9 MB', '12 Nov', 'goods', 19],
  ['ridge-dawn', 'Ridge at dawn', 'Photo', 'Approved', 'positive', '22 MB', '11 Nov', 'landscape', 128],
  ['pattern-07', 'Pattern 07', 'Vector', 'In review', 'notice', '410 kB', '9 Nov', 'abstract', 92],
  ['bottle-set', 'Bottles, set of three', 'Render', 'Approved', 'positive', '14 MB', '8 Nov', 'goods', 75],
  ['room-late', 'Reading room, late', 'Photo', 'Draft', 'neutral', '27 MB', '5 Nov', 'room', 35],
  ['cover-blue', 'Cover, blue', 'Vector', 'Approved', 'positive', '1.2 MB', '4 Nov', 'abstract', 50],
  ['face-two', 'Portrait of Luc', 'Photo', 'In review', 'notice', '16 MB', '2 Nov', 'face', 92],
] as const;
const NAV = [
  [I.Home, 'Home', ''],
  [I.Image, 'Library', '1,204'],
  [I.Collection, 'Collections', '38'],
  [I.Layers, 'Templates', ''],
  [I.Share, 'Shared', '6'],
  [I.Star, 'Favourites', ''],
  [I.Clock, 'Recent', ''],
  [I.Delete, 'Bin', ''],
] as const;

function Library() {
  return (
    <Provider theme={defaultTheme} colorScheme="dark" scale="medium" height="100vh">
      <Flex direction="column" height="100%">
        <header
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            height: 56,
            padding: '0 20px',
            borderBottom: '1px solid #4a4a4a',
          }}
        >
          <span
            data-truth="logo"
            style={{ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 700, fontSize: 18, marginRight: 70 }}
          >
            <span
              style={{
                width: 24,
                height: 24,
                borderRadius: 6,
                background: 'linear-gradient(135deg, #ff6b4a, #c42bd6)',
              }}
            />
            Darkroom
          </span>
          <SearchField aria-label="Search" placeholder="Search the library" width="size-4600" />
          <span style={{ flex: 1 }} />
          <ActionButton isQuiet aria-label="Help">
            <I.Help />
          </ActionButton>
          <ActionButton isQuiet aria-label="Notifications">
            <I.Bell />
          </ActionButton>
          <ActionButton isQuiet aria-label="Settings">
            <I.Settings />
          </ActionButton>
          <Avatar src={drawPicture('face', 42, 64, 64)} alt="Elif Arslan" size="avatar-size-700" />
        </header>
        <Flex flex minHeight={0}>
          <aside
            style={{
              width: 200,
              borderRight: '1px solid #4a4a4a',
              padding: '16px 12px',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <Button variant="accent" marginBottom="size-200">
              <I.Add />
              <Text>Upload</Text>
            </Button>
            <nav>
              {NAV.map(([Icon, label, count], index) => (
                <a
                  key={label}
                  href={`#${label}`}
                  style={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 10,
                    height: 34,
                    padding: '0 10px',
                    borderRadius: 6,
                    fontSize: 14,
                    textDecoration: 'none',
                    color: index === 1 ? '#fff' : '#d1d1d1',
                    background: index === 1 ? '#3d3d3d' : undefined,
                  }}
                >
                  <Icon size="S" />
                  <span style={{ flex: 1 }}>{label}</span>
                  <span style={{ fontSize: 12, color: '#a2a2a2' }}>{count}</span>
                </a>
              ))}
            </nav>
            <View marginTop="auto">
              <Meter label="Storage" value={71} variant="warning" width="100%" />
            </View>
          </aside>
          <main
            style={{ flex: 1, padding: '14px 20px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 }}
          >
            <Flex alignItems="center" justifyContent="space-between">
              <Heading level={1} margin={0} UNSAFE_style={{ fontSize: 24 }}>
                Library
              </Heading>
              <ActionGroup
                density="compact"
                selectionMode="single"
                defaultSelectedKeys={['list']}
                disallowEmptySelection
              >
                <Item key="grid" aria-label="Grid">
                  <I.ViewGrid />
                </Item>
                <Item key="list" aria-label="List">
                  <I.ViewList />
                </Item>
              </ActionGroup>
            </Flex>
            <Flex gap="size-150" alignItems="end">
              <Picker data-truth="select" aria-label="Kind" defaultSelectedKey="all" width="size-1700">
                <Item key="all">All kinds</Item>
              </Picker>
              <Picker data-truth="select" aria-label="State" placeholder="State" width="size-1700">
                <Item key="a">Approved</Item>
              </Picker>
              <ActionButton>
                <I.Filter />
                <Text>Filters</Text>
              </ActionButton>
              <View flex />
              <Switch isEmphasized>Mine only</Switch>
            </Flex>
            <ActionBarContainer height="100%">
              <TableView
                aria-label="Files"
                selectionMode="multiple"
                defaultSelectedKeys={['portrait-ana']}
                density="regular"
                flex
              >
                <TableHeader>
                  <Column key="name" width="2.2fr" allowsSorting>
                    Name
                  </Column>
                  <Column key="kind">Kind</Column>
                  <Column key="state" width="1.3fr">
                    State
                  </Column>
                  <Column key="size" align="end">
                    Size
                  </Column>
                  <Column key="when">Changed</Column>
                </TableHeader>
                <TableBody>
                  {ROWS.map(([key, name, kind, state, light, size, when, drawn, seed]) => (
                    <Row key={key}>
                      <Cell>
                        <Flex alignItems="center" gap="size-125">
                          <img
                            src={drawPicture(drawn, seed, 56, 56)}
                            alt=""
                            data-truth="image"
                            width={28}
                            height={28}
                            style={{ borderRadius: 4 }}
                          />
                          <span>{name}</span>
                        </Flex>
                      </Cell>
                      <Cell>{kind}</Cell>
                      <Cell>
                        <StatusLight variant={light}>{state}</StatusLight>
                      </Cell>
                      <Cell>{size}</Cell>
                      <Cell>{when}</Cell>
                    </Row>
                  ))}
                </TableBody>
              </TableView>
              <ActionBar selectedItemCount={1} onClearSelection={() => undefined}>
                <Item key="d">
                  <I.Download />
                  <Text>Download</Text>
                </Item>
                <Item key="s">
                  <I.Share />
                  <Text>Share</Text>
                </Item>
                <Item key="r">
                  <I.Delete />
                  <Text>Delete</Text>
                </Item>
              </ActionBar>
            </ActionBarContainer>
          </main>
          <aside
            style={{
              width: 268,
              borderLeft: '1px solid #4a4a4a',
              padding: 16,
              display: 'flex',
              flexDirection: 'column',
              gap: 12,
              background: '#252525',
            }}
          >
            <img
              src={drawPicture('face', 24, 472, 340)}
              alt="Portrait of Ana"
              style={{ width: '100%', height: 170, objectFit: 'cover', borderRadius: 8 }}
            />
            <Flex justifyContent="space-between" alignItems="center">
              <Heading level={2} margin={0} UNSAFE_style={{ fontSize: 18 }}>
                Portrait of Ana
              </Heading>
              <ActionButton isQuiet aria-label="More">
                <I.More />
              </ActionButton>
            </Flex>
            <Badge variant="yellow" alignSelf="start">
              In review
            </Badge>
            <Tabs aria-label="Details" density="compact">
              <TabList>
                <Item key="a">Details</Item>
                <Item key="b">Versions</Item>
                <Item key="c">Notes</Item>
              </TabList>
            </Tabs>
            <LabeledValue label="Size in pixels" value="6,720 × 4,480" />
            <LabeledValue label="Taken by" value="Jun Watanabe" />
            <LabeledValue label="Licence until" value="31 March 2028" />
            <TagGroup aria-label="Words" label="Words">
              <Item key="1">portrait</Item>
              <Item key="2">studio</Item>
              <Item key="3">warm</Item>
            </TagGroup>
            <Divider size="S" />
            <ButtonGroup>
              <Button variant="accent">Approve</Button>
              <Button variant="secondary">Send back</Button>
            </ButtonGroup>
          </aside>
        </Flex>
      </Flex>
    </Provider>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Library />);
