import '@fontsource/dm-sans/400.css';
import '@fontsource/dm-sans/500.css';
import '@fontsource/dm-sans/700.css';
import '@fontsource/playfair-display/500.css';
import '@fontsource/playfair-display/600.css';
import '@mantine/core/styles.css';
import {
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  Container,
  Group,
  Image,
  MantineProvider,
  NumberInput,
  Rating,
  Select,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core';
import {
  IconBed,
  IconBuildingCastle,
  IconCalendar,
  IconHeart,
  IconMapPin,
  IconMountain,
  IconPool,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const HOUSES = [
  ['Haus am Kliff', 'Rügen', '184 €', 4.9, 6, 'Neu', 61],
  ['Weingut Sonnhalde', 'Südtirol', '226 €', 4.8, 8, 'Beliebt', 28],
  ['Fischerhütte Sund', 'Fünen', '139 €', 4.7, 4, '', 63],
  ['Almhof Tannegg', 'Allgäu', '198 €', 5, 10, '−15 %', 128],
] as const;

function Residence() {
  return (
    <MantineProvider
      theme={{
        fontFamily: 'DM Sans',
        headings: { fontFamily: 'Playfair Display', fontWeight: '600' },
        primaryColor: 'teal',
        defaultRadius: 'sm',
      }}
    >
      <Box
        component="section"
        h={612}
        pos="relative"
        style={{
          backgroundImage: `linear-gradient(rgba(8, 22, 30, .42), rgba(8, 22, 30, .42)), url(${drawPicture('landscape', 50, 1920, 612)})`,
          backgroundSize: 'cover',
          backgroundPosition: 'center',
        }}
      >
        <Container size={1600} component="header">
          <Group h={92} justify="space-between" c="white">
            <Group gap="sm" data-truth="logo">
              <IconBuildingCastle size={30} stroke={1.5} />
              <Text ff="Playfair Display" fz={24} fw={600}>
                Landhaus & Meer
              </Text>
            </Group>
            <Group component="nav" gap={36}>
              {['Häuser', 'Regionen', 'Angebote', 'Magazin', 'Über uns'].map((label) => (
                <Anchor key={label} href="#" c="white" fz={16} fw={500} underline="never">
                  {label}
                </Anchor>
              ))}
            </Group>
            <Group>
              <Button variant="subtle" color="white" c="white">
                Anmelden
              </Button>
              <Button variant="white" color="dark">
                Haus vermieten
              </Button>
            </Group>
          </Group>
        </Container>
        <Container size={1600} pt={76}>
          <Badge color="yellow" variant="filled" c="dark" size="lg">
            Herbst 2026: 120 neue Häuser
          </Badge>
          <Title order={1} c="white" fz={76} lh={1.08} mt="lg" maw={900}>
            Ankommen, wo es nach Holz und Meer riecht
          </Title>
          <Text c="white" fz={21} mt="lg" maw={640} lh={1.55}>
            Handverlesene Ferienhäuser zwischen Ostsee und Alpen. Jedes haben wir selbst besucht.
          </Text>
        </Container>
        <Card pos="absolute" left={160} right={160} bottom={-52} padding="lg" radius="md" shadow="xl">
          <Group align="end" gap="lg" wrap="nowrap">
            <Select
              style={{ flex: 1.4 }}
              size="md"
              label="Wohin?"
              defaultValue="Ostsee"
              data={['Ostsee', 'Alpen']}
              leftSection={<IconMapPin size={18} />}
            />
            <Select
              style={{ flex: 1 }}
              size="md"
              label="Anreise"
              placeholder="Datum wählen"
              data={[]}
              leftSection={<IconCalendar size={18} />}
            />
            <Select
              style={{ flex: 1 }}
              size="md"
              label="Abreise"
              placeholder="Datum wählen"
              data={[]}
              leftSection={<IconCalendar size={18} />}
            />
            <NumberInput
              style={{ flex: 1 }}
              size="md"
              label="Gäste"
              defaultValue={4}
              leftSection={<IconUsers size={18} />}
            />
            <Button size="md" px={36} leftSection={<IconSearch size={18} />}>
              Suchen
            </Button>
          </Group>
        </Card>
      </Box>
      <Container size={1600} component="main" pt={92}>
        <Group justify="space-between" align="end" mb="lg">
          <div>
            <Title order={2} fz={34}>
              Diese Woche frei
            </Title>
            <Text c="dimmed" mt={4}>
              Kurzfristig, aber nicht zweite Wahl
            </Text>
          </div>
          <Group gap="xs">
            {[
              ['Am Wasser', IconPool],
              ['In den Bergen', IconMountain],
              ['Für viele', IconBed],
            ].map(([label, Icon], index) => {
              const Mark = Icon as typeof IconPool;
              return (
                <Button
                  key={label as string}
                  radius="xl"
                  variant={index ? 'default' : 'filled'}
                  leftSection={<Mark size={16} />}
                >
                  {label as string}
                </Button>
              );
            })}
          </Group>
        </Group>
        <SimpleGrid cols={4} spacing="xl">
          {HOUSES.map(([name, place, price, rating, beds, tag, seed]) => (
            <Card key={name} withBorder padding="md" radius="md">
              <Card.Section pos="relative">
                <Image
                  src={drawPicture(
                    seed % 2 ? 'room' : 'landscape',
                    seed,
                    seed === 61 ? 376 : 480,
                    seed === 61 ? 210 : 268,
                  )}
                  h={210}
                  alt={name}
                />
                {tag && (
                  <Badge pos="absolute" top={12} left={12} color={tag.startsWith('−') ? 'red' : 'teal'}>
                    {tag}
                  </Badge>
                )}
                <Button
                  pos="absolute"
                  top={10}
                  right={10}
                  variant="white"
                  color="dark"
                  radius="xl"
                  w={36}
                  h={36}
                  p={0}
                  aria-label="Merken"
                >
                  <IconHeart size={18} />
                </Button>
              </Card.Section>
              <Group justify="space-between" mt="md">
                <Text fw={700} fz={18}>
                  {name}
                </Text>
                <Text fw={700}>{price}</Text>
              </Group>
              <Group justify="space-between" mt={4}>
                <Text fz="sm" c="dimmed">
                  {place} · {beds} Betten
                </Text>
                <Rating value={rating} fractions={2} readOnly size="xs" />
              </Group>
            </Card>
          ))}
        </SimpleGrid>
      </Container>
    </MantineProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Residence />);
