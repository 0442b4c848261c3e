import 'rsuite/dist/rsuite.css';
import '@fontsource/rubik/400.css';
import '@fontsource/rubik/500.css';
import '@fontsource/rubik/700.css';
import {
  Funnel as FunnelShape,
  Grid as GridShape,
  Heart as HeartShape,
  List as ListShape,
  Location as LocationShape,
  Search as SearchShape,
  Sort as SortShape,
  Star as StarShape,
  UserBadge as UserBadgeShape,
} from '@rsuite/icons';
import { createRoot } from 'react-dom/client';
import {
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CheckPicker,
  CustomProvider,
  Divider,
  Heading,
  IconButton,
  Input,
  InputGroup,
  Message,
  Nav,
  Navbar,
  Pagination,
  Panel,
  RadioTile,
  RadioTileGroup,
  RangeSlider,
  Rate,
  SelectPicker,
  Tag,
  TagGroup,
  Text,
} from 'rsuite';
import deDE from 'rsuite/locales/de_DE';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const {
  Funnel,
  Grid: GridIcon,
  Heart,
  List: ListIcon,
  Location,
  Search,
  Sort,
  Star,
  UserBadge,
} = nameIcons({
  Funnel: FunnelShape,
  Grid: GridShape,
  Heart: HeartShape,
  List: ListShape,
  Location: LocationShape,
  Search: SearchShape,
  Sort: SortShape,
  Star: StarShape,
  UserBadge: UserBadgeShape,
});

const GOODS = [
  ['Kaffeemühle Borkum', 'Handwerk, 38 mm Mahlwerk', '64,90 €', '', 4.5, 128, 'Neu', 'blue', 10],
  ['Filterhalter aus Ton', 'Größe 2, glasiert', '29,00 €', '36,00 €', 5, 64, '−19 %', 'red', 17],
  ['Wasserkocher Elbe', '1,2 Liter, mit Thermometer', '119,00 €', '', 4, 211, '', '', 28],
  ['Röstung „Nordwind“', '500 g, ganze Bohne', '17,50 €', '', 4.5, 340, 'Bio', 'green', 36],
  ['Doppelglas, 2 Stück', 'Mundgeblasen, 250 ml', '24,90 €', '', 3.5, 52, '', '', 50],
  ['Feinwaage Lot', 'Auf 0,1 g genau', '49,00 €', '59,00 €', 4.5, 97, '−17 %', 'red', 68],
  ['Espressokocher Deich', 'Für vier Tassen', '38,00 €', '', 4, 143, '', '', 91],
  ['Dose mit Ventil', 'Weißblech, 500 g', '14,90 €', '', 5, 21, 'Fast weg', 'orange', 126],
] as const;

function Shop() {
  return (
    <CustomProvider locale={deDE} theme="light">
      <style>
        {
          'body { font-family: Rubik; } .rs-navbar { padding-block: 12px; } :root, .rs-theme-light { --rs-font-family-base: Rubik; --rs-btn-ghost-text: #a8431f; --rs-btn-ghost-border: #a8431f; --rs-navbar-subtle-selected-text: #a8431f; --rs-navbar-default-selected-text: #a8431f; --rs-primary-500: #a8431f; --rs-btn-primary-bg: #a8431f; --rs-text-link: #a8431f; --rs-slider-progress: #a8431f; --rs-checkbox-checked-bg: #a8431f; --rs-pagination-item-current-text: #a8431f; --rs-state-focus-outline: none; }'
        }
      </style>
      <div
        style={{ background: '#2b1a12', color: '#f2e6dc', fontSize: 13, textAlign: 'center', padding: 8 }}
        data-truth="section"
      >
        Ab 40 € versenden wir kostenfrei. Heute bestellt, morgen geröstet.
      </div>
      <Navbar appearance="subtle" style={{ borderBottom: '1px solid #eadfd6', padding: '12px 40px' }}>
        <Navbar.Brand data-truth="logo" style={{ fontWeight: 700, fontSize: 22, color: '#2b1a12' }}>
          Bohnenhof
        </Navbar.Brand>
        <Nav activeKey="zubehoer">
          <Nav.Item eventKey="kaffee">Kaffee</Nav.Item>
          <Nav.Item eventKey="zubehoer">Zubehör</Nav.Item>
          <Nav.Item eventKey="abo">Abo</Nav.Item>
          <Nav.Item eventKey="kurse">Kurse</Nav.Item>
        </Nav>
        <Nav pullRight style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <InputGroup inside style={{ width: 240 }}>
            <Input placeholder="Im Laden suchen" />
            <InputGroup.Addon>
              <Search />
            </InputGroup.Addon>
          </InputGroup>
          <IconButton appearance="subtle" icon={<UserBadge />} aria-label="Konto" />
          <Badge content={2} color="orange">
            <IconButton appearance="subtle" icon={<Heart />} aria-label="Merkliste" />
          </Badge>
          <Button appearance="primary">Korb · 81,50 €</Button>
        </Nav>
      </Navbar>
      <main style={{ padding: '20px 40px 0', display: 'grid', gridTemplateColumns: '240px 1fr', gap: 32 }}>
        <aside>
          <Panel
            header={
              <Text weight="bold">
                <Funnel /> Filter
              </Text>
            }
            bordered
            bodyFill
            style={{ background: '#fdf9f5' }}
          >
            <div style={{ padding: '0 16px 16px' }}>
              <Text weight="medium">Gruppe</Text>
              <CheckboxGroup name="gruppe" defaultValue={['muehlen', 'kocher']}>
                <Checkbox value="muehlen">Mühlen (14)</Checkbox>
                <Checkbox value="kocher">Kocher (22)</Checkbox>
                <Checkbox value="glas">Gläser (31)</Checkbox>
                <Checkbox value="dosen">Dosen (9)</Checkbox>
              </CheckboxGroup>
              <Divider style={{ margin: '12px 0' }} />
              <Text weight="medium">Preis</Text>
              <div style={{ padding: '14px 8px 8px' }}>
                <RangeSlider defaultValue={[10, 120]} max={200} tooltip={false} />
              </div>
              <Text size="sm" muted>
                10 € bis 120 €
              </Text>
              <Divider style={{ margin: '12px 0' }} />
              <Text weight="medium" style={{ marginBottom: 6 }}>
                Bewertung
              </Text>
              <Rate defaultValue={4} size="xs" readOnly color="orange" />
              <Text size="sm" muted>
                und mehr
              </Text>
              <Divider style={{ margin: '12px 0' }} />
              <Text weight="medium" style={{ marginBottom: 8 }}>
                Material
              </Text>
              <TagGroup>
                {['Edelstahl', 'Ton', 'Glas', 'Holz'].map((label) => (
                  <Tag key={label} closable={label === 'Ton'}>
                    {label}
                  </Tag>
                ))}
              </TagGroup>
              <Button block appearance="primary" style={{ marginTop: 16 }}>
                36 Dinge zeigen
              </Button>
            </div>
          </Panel>
          <div
            style={{
              marginTop: 16,
              borderRadius: 10,
              padding: 18,
              color: '#fff',
              background: 'linear-gradient(160deg, #a8431f, #e39a3b)',
            }}
            data-truth="card"
          >
            <Heading level={5} style={{ color: '#fff' }}>
              Kurs am Samstag
            </Heading>
            <Text style={{ color: '#fff', margin: '6px 0 12px' }}>Milch schäumen für alle, noch 3 Plätze.</Text>
            <Button size="sm">Mitmachen</Button>
          </div>
          <div style={{ marginTop: 16 }}>
            <RadioTileGroup defaultValue="post">
              <RadioTile data-truth="card" value="post" icon={<Location />} label="Versand">
                2 Tage, 4,90 €
              </RadioTile>
              <RadioTile data-truth="card" value="laden" icon={<Star />} label="Abholen">
                Heute, ohne Kosten
              </RadioTile>
            </RadioTileGroup>
          </div>
        </aside>
        <section>
          <Breadcrumb style={{ marginBottom: 8 }}>
            <Breadcrumb.Item href="#">Start</Breadcrumb.Item>
            <Breadcrumb.Item href="#">Zubehör</Breadcrumb.Item>
            <Breadcrumb.Item active>Zubereitung</Breadcrumb.Item>
          </Breadcrumb>
          <div style={{ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 14 }}>
            <Heading level={2} style={{ fontSize: 28 }}>
              Zubereitung
            </Heading>
            <Text muted>76 Dinge</Text>
            <span style={{ flex: 1 }} />
            <CheckPicker data={[]} placeholder="Marke" searchable={false} style={{ width: 120 }} />
            <SelectPicker
              data={[{ label: 'Beliebteste zuerst', value: 'b' }]}
              defaultValue="b"
              searchable={false}
              cleanable={false}
              style={{ width: 190 }}
              caretAs={Sort}
            />
            <IconButton icon={<GridIcon />} appearance="primary" aria-label="Kacheln" />
            <IconButton icon={<ListIcon />} aria-label="Liste" />
          </div>
          <Message type="info" showIcon closable style={{ marginBottom: 16 }}>
            Zwei Dinge auf deiner Merkliste sind gerade günstiger.
          </Message>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
            {GOODS.map(([name, note, price, was, stars, votes, tag, color, seed]) => (
              <Card key={name} shaded style={{ overflow: 'hidden' }}>
                <div style={{ position: 'relative' }}>
                  <img
                    src={drawPicture('goods', seed, 440, 340)}
                    alt={name}
                    style={{ width: '100%', height: 168, objectFit: 'cover', display: 'block' }}
                  />
                  {tag && (
                    <Tag color={color as 'red'} style={{ position: 'absolute', top: 10, left: 10 }}>
                      {tag}
                    </Tag>
                  )}
                  <IconButton
                    circle
                    size="xs"
                    icon={<Heart />}
                    style={{ position: 'absolute', top: 10, right: 10 }}
                    aria-label="Merken"
                  />
                </div>
                <Card.Body>
                  <Text weight="medium">{name}</Text>
                  <Text size="sm" muted>
                    {note}
                  </Text>
                  <div style={{ display: 'flex', alignItems: 'center', gap: 6, margin: '8px 0' }}>
                    <Rate value={stars} allowHalf readOnly size="xs" color="orange" />
                    <Text size="sm" muted>
                      ({votes})
                    </Text>
                  </div>
                  <div style={{ display: 'flex', alignItems: 'baseline', gap: 8, marginBottom: 10 }}>
                    <Text weight="bold" size="lg">
                      {price}
                    </Text>
                    {was && (
                      <Text size="sm" muted style={{ textDecoration: 'line-through' }}>
                        {was}
                      </Text>
                    )}
                  </div>
                  <Button block size="sm" appearance="ghost">
                    In den Korb
                  </Button>
                </Card.Body>
              </Card>
            ))}
          </div>
          <div style={{ margin: '24px 0 32px', display: 'flex', justifyContent: 'center' }}>
            <Pagination prev next ellipsis boundaryLinks total={76} limit={8} maxButtons={5} activePage={2} />
          </div>
        </section>
      </main>
      <footer
        style={{
          background: '#2b1a12',
          color: '#d9c7b8',
          padding: '28px 40px',
          display: 'flex',
          justifyContent: 'space-between',
        }}
      >
        <span>© 2026 Bohnenhof Rösterei, Bremen</span>
        <span style={{ display: 'flex', gap: 24 }}>
          {['Versand', 'Rückgabe', 'Datenschutz', 'Impressum'].map((label) => (
            <a key={label} href="#" style={{ color: '#d9c7b8' }}>
              {label}
            </a>
          ))}
        </span>
      </footer>
    </CustomProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Shop />);
