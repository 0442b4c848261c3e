import '@fontsource/work-sans/400.css';
import '@fontsource/work-sans/500.css';
import '@fontsource/work-sans/600.css';
import '@fontsource/work-sans/700.css';
import {
  Accordion,
  AccordionPanel,
  Anchor,
  Avatar,
  Box,
  Button,
  Card,
  CheckBox,
  Footer,
  Grid,
  Grommet,
  Header,
  Heading,
  Image,
  Main,
  Nav,
  Paragraph,
  Stack,
  Tag,
  Text,
  TextInput,
} from 'grommet';
import {
  Cafeteria as CafeteriaShape,
  Checkmark as CheckmarkShape,
  Clock as ClockShape,
  Deliver as DeliverShape,
  FormNext as FormNextShape,
  Grow as GrowShape,
  Instagram as InstagramShape,
  Linkedin as LinkedinShape,
  Location as LocationShape,
  Play as PlayShape,
  Restaurant as RestaurantShape,
  Star as StarShape,
  Twitter as TwitterShape,
} from 'grommet-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const {
  Cafeteria,
  Checkmark,
  Clock,
  Deliver,
  FormNext,
  Grow,
  Instagram,
  Linkedin,
  Location,
  Play,
  Restaurant,
  Star,
  Twitter,
} = nameIcons({
  Cafeteria: CafeteriaShape,
  Checkmark: CheckmarkShape,
  Clock: ClockShape,
  Deliver: DeliverShape,
  FormNext: FormNextShape,
  Grow: GrowShape,
  Instagram: InstagramShape,
  Linkedin: LinkedinShape,
  Location: LocationShape,
  Play: PlayShape,
  Restaurant: RestaurantShape,
  Star: StarShape,
  Twitter: TwitterShape,
});

const theme = {
  global: {
    font: { family: 'Work Sans', size: '16px', height: '24px' },
    colors: { brand: '#0b7a4b', 'accent-1': '#f6c945', focus: 'transparent', border: { light: '#dfe6e1' } },
    control: { border: { radius: '999px' } },
  },
  button: { border: { radius: '999px' }, padding: { vertical: '10px', horizontal: '24px' } },
  heading: { font: { family: 'Work Sans' } },
};
const STEPS = [
  [Restaurant, 'Choose your week', 'Five of thirty dishes, for one to six people.'],
  [Deliver, 'We bring the box', 'Every Tuesday, on a bicycle wherever there is a road.'],
  [Cafeteria, 'Cook in 25 minutes', 'A card, a pan and everything weighed out.'],
] as const;
const MEALS = [
  ['Smoked aubergine pilaf', 'Vegan', '25 min', 4, 'goods'],
  ['Lemon cod with fennel', 'Fish', '20 min', 8, 'goods'],
  ['Black bean tacos', 'Vegetarian', '30 min', 36, 'goods'],
  ['Chicken, peas and mint', 'Family', '35 min', 94, 'goods'],
] as const;
const QUESTIONS = [
  'Can I skip a week?',
  'Where do you deliver?',
  'What happens to the packaging?',
  'Is there something for small children?',
];

function Landing() {
  return (
    <Grommet theme={theme} background="#ffffff">
      <Box background="linear-gradient(180deg, #063f2b 0%, #0b7a4b 48%, #b7c93a 100%)" as="section">
        <Header pad={{ horizontal: '72px', vertical: 'medium' }} background="transparent">
          <Box direction="row" gap="small" align="center" data-truth="logo">
            <Grow color="#f6c945" />
            <Text size="20px" weight={700} color="white">
              Kitchen Garden
            </Text>
          </Box>
          <Nav direction="row" gap="large">
            {['Menu', 'How it works', 'Gifts', 'About'].map((label) => (
              <Anchor key={label} href="#" label={label} color="white" weight={500} />
            ))}
          </Nav>
          <Box direction="row" gap="small">
            <Button
              plain
              label={
                <Text color="white" margin="small">
                  Sign in
                </Text>
              }
            />
            <Button primary color="accent-1" label="Order a box" />
          </Box>
        </Header>
        <Box direction="row" pad={{ horizontal: '72px', top: '64px', bottom: '96px' }} gap="64px" align="center">
          <Box flex>
            <Box direction="row">
              <Box
                background="rgba(255,255,255,.18)"
                round="20px"
                pad={{ horizontal: '16px', vertical: '6px' }}
                data-truth="badge"
              >
                <Text size="small" weight={600} color="white">
                  From 412 small farms
                </Text>
              </Box>
            </Box>
            <Heading
              level={1}
              size="60px"
              color="white"
              margin={{ top: 'medium', bottom: 'small' }}
              style={{ lineHeight: 1.08, letterSpacing: '-1.5px' }}
            >
              Dinner that grew up nearby
            </Heading>
            <Paragraph size="20px" color="#e3f1e0" margin={{ bottom: 'medium' }} style={{ lineHeight: 1.55 }}>
              A box with five dinners, picked within forty miles of your kitchen and measured to the last leaf.
            </Paragraph>
            <Box direction="row" gap="medium" align="center">
              <Button primary size="large" color="accent-1" label="Build your box" icon={<FormNext />} reverse />
              <Button
                size="large"
                label="Watch a harvest"
                icon={<Play size="16px" color="white" />}
                color="white"
                style={{ color: 'white' }}
              />
            </Box>
            <Box direction="row" gap="small" align="center" margin={{ top: 'large' }}>
              <Box direction="row">
                {[1, 36, 48, 60].map((seed, index) => (
                  <Avatar
                    key={seed}
                    src={drawPicture('face', seed, 72, 72)}
                    size="36px"
                    style={{ marginLeft: index ? -10 : 0, border: '2px solid white' }}
                  />
                ))}
              </Box>
              <Box>
                <Box direction="row" gap="3px">
                  {[0, 1, 2, 3, 4].map((key) => (
                    <Star key={key} size="16px" color="#f6c945" />
                  ))}
                </Box>
                <Text size="small" color="white">
                  4.9 from 8,140 cooks
                </Text>
              </Box>
            </Box>
          </Box>
          <Stack anchor="bottom-left">
            <Image
              src={drawPicture('landscape', 8, 440, 460)}
              width={440}
              height={460}
              style={{ borderRadius: 32, display: 'block' }}
              alt="A field in the morning"
            />
            <Card
              margin="medium"
              pad="medium"
              background="white"
              gap="small"
              direction="row"
              align="center"
              round="medium"
              elevation="large"
            >
              <Box background="#e4f3ea" round="full" pad="small">
                <Location color="brand" />
              </Box>
              <Box>
                <Text weight={600}>Today from Alder Farm</Text>
                <Text size="small" color="dark-4">
                  18 miles away, picked at 6:10
                </Text>
              </Box>
            </Card>
          </Stack>
        </Box>
      </Box>
      <Main>
        <Box as="section" pad={{ horizontal: '72px', vertical: '72px' }}>
          <Heading level={2} size="38px" textAlign="center" alignSelf="center" margin="none">
            Three steps to the table
          </Heading>
          <Grid columns={['1fr', '1fr', '1fr']} gap="medium" margin={{ top: 'large' }}>
            {STEPS.map(([Icon, title, text], index) => (
              <Box
                key={title}
                pad="large"
                round="medium"
                background={['#fdf6dc', '#e4f3ea', '#fbe6dc'][index]}
                gap="small"
              >
                <Box direction="row" justify="between">
                  <Icon size="32px" color="#063f2b" />
                  <Text size="32px" weight={700} color="#06402b55">
                    {index + 1}
                  </Text>
                </Box>
                <Heading level={3} size="20px" margin={{ top: 'small', bottom: 'none' }}>
                  {title}
                </Heading>
                <Text color="dark-3">{text}</Text>
              </Box>
            ))}
          </Grid>
        </Box>
        <Box as="section" background="#f5f7f2" pad={{ horizontal: '72px', vertical: '72px' }}>
          <Box direction="row" justify="between" align="end" margin={{ bottom: 'medium' }}>
            <Box>
              <Heading level={2} size="38px" margin="none">
                On the menu this week
              </Heading>
              <Text color="dark-4" margin={{ top: 'xsmall' }}>
                Four of thirty
              </Text>
            </Box>
            <Anchor href="#" label="See all dishes" icon={<FormNext />} reverse />
          </Box>
          <Grid columns={{ count: 4, size: 'auto' }} gap="medium">
            {MEALS.map(([name, kind, time, seed]) => (
              <Card key={name} background="white" round="medium" elevation="small">
                <Image src={drawPicture('goods', seed, 480, 300)} width="100%" height={170} fit="cover" alt={name} />
                <Box pad="medium" gap="small">
                  <Box direction="row">
                    <Tag size="small" value={kind} />
                  </Box>
                  <Text weight={600}>{name}</Text>
                  <Box direction="row" gap="xsmall" align="center">
                    <Clock size="16px" />
                    <Text size="small" color="dark-4">
                      {time}
                    </Text>
                  </Box>
                </Box>
              </Card>
            ))}
          </Grid>
        </Box>
        <Box as="section" direction="row" gap="72px" pad={{ horizontal: '72px', vertical: '72px' }}>
          <Box width="420px" flex={false}>
            <Heading level={2} size="34px" margin="none">
              Good to know
            </Heading>
            <Paragraph color="dark-3" margin={{ vertical: 'small' }}>
              You can stop at any time. There is nothing to sign and nobody calls you.
            </Paragraph>
            {['No subscription trap', 'Boxes go back and are used again', 'Bees are paid in flowers'].map((line) => (
              <Box key={line} direction="row" gap="small" align="center" margin={{ top: 'small' }}>
                <Checkmark size="18px" color="brand" />
                <Text>{line}</Text>
              </Box>
            ))}
          </Box>
          <Box flex>
            <Accordion animate={false} defaultValue={0} activeIndex={0}>
              {QUESTIONS.map((label) => (
                <AccordionPanel
                  key={label}
                  label={
                    <Text weight={600} margin={{ vertical: 'small' }}>
                      {label}
                    </Text>
                  }
                >
                  <Box pad={{ bottom: 'medium' }}>
                    <Text color="dark-3">
                      Yes. Skip until Friday noon, as often as you like, with one tap in the app.
                    </Text>
                  </Box>
                </AccordionPanel>
              ))}
            </Accordion>
          </Box>
        </Box>
        <Box
          margin={{ horizontal: '72px', bottom: '72px' }}
          round="large"
          background="#063f2b"
          pad="48px"
          direction="row"
          align="center"
          justify="between"
          gap="large"
          data-truth="section"
        >
          <Box>
            <Heading level={2} size="30px" color="white" margin="none">
              Half off your first box
            </Heading>
            <Text color="#bfe0c8" margin={{ top: 'xsmall' }}>
              We send the code at once.
            </Text>
          </Box>
          <Box gap="small" width="460px" flex={false}>
            <Box direction="row" gap="small" align="center">
              <Box flex background="white" round="24px">
                <TextInput plain placeholder="you@kitchen.example" />
              </Box>
              <Button primary color="accent-1" label="Send it" />
            </Box>
            <CheckBox
              checked
              label={
                <Text size="small" color="#bfe0c8">
                  Also send me recipes on Sundays
                </Text>
              }
            />
          </Box>
        </Box>
      </Main>
      <Footer background="#042a1d" pad={{ horizontal: '72px', vertical: 'large' }}>
        <Text size="small" color="#bfe0c8">
          © 2026 Kitchen Garden Ltd, Bristol
        </Text>
        <Box direction="row" gap="medium">
          {['Imprint', 'Privacy', 'Jobs'].map((label) => (
            <Anchor key={label} href="#" size="small" color="#bfe0c8" label={label} />
          ))}
        </Box>
        <Box direction="row" gap="medium">
          <Instagram color="white" />
          <Twitter color="white" />
          <Linkedin color="white" />
        </Box>
      </Footer>
    </Grommet>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Landing />);
